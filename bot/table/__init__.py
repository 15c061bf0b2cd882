"""The table as a value, and everything pure that changes it; `Tables` keeps the newest versions of them."""
