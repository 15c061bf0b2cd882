"""Redis or Valkey, 7.0 and later: the ports TableStore, Attention, Directory and Limits."""
