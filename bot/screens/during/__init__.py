"""What is seen while a hand is played: the board, the private hand, and what they are made of."""
