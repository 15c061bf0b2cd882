"""The game of Thousand as pure functions: no clock, no randomness, no input or output."""
