"""Processes: their roles, settings and logs, and the operator's commands."""
