"""Processes: what each role consists of, its settings and logs, and what an operator can do."""
