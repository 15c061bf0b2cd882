"""Screens: pure functions from a table to what one reader may see. Nothing is sent from here."""
