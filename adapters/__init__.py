"""One package for each outside system. The packages hold no rules and no texts."""
