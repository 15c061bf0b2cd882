"""What one person may see of a table, a tournament or a day, as typed values; each face is drawn from them."""
