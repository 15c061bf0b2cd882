"""Measurements: `make bench`, or `python -m bench [--quick] [SECTION …]`. They print tables; no test reads them.

Compare figures of one run on one machine only. If other programs use the machine, the processor time of a process says
more than the clock; each table says which of the two it shows.
"""
