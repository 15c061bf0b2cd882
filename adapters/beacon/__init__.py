"""The public beacon."""
