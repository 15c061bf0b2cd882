"""Measurements: `make bench`, or `python -m bench [--quick] [SECTION …]`. One table out; no test reads it.

Speed is shown as ratios taken in one run on one machine. Where other programs share the machine, the processor time
that a process used says more than the clock on the wall; each table says which of the two it shows.
"""
