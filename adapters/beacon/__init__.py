"""The public randomness beacon."""
