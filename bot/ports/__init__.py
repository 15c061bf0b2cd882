"""The protocols that adapters implement, and the values that pass through them."""
