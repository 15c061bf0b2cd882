"""What the application asks of the outside: the protocols that adapters fulfil, and the values they carry."""
