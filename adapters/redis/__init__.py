"""Redis or Valkey, 7.0 and later: the ports TableStore, Schedule, Directory, Limits and Nodes."""
