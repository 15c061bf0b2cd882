"""Calls: private lines to people who want to know when a table is opened in their group."""
