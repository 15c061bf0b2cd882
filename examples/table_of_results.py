"""A record (`/export`) as a table of its hands: python -m examples.table_of_results FILE."""

import json
import sys
from pathlib import Path

from engine import record

played = record.play_through(record.read(json.loads(Path(sys.argv[1]).read_text("utf-8"))))
answer = record.answer(played)
print("hand  declarer  contract  outcome   totals")
for number, line in enumerate(answer["hands"], start=1):
    result = (line["declarer"], line["contract"], line["outcome"], line["totals"])
    print(f"{number:>4}  {result[0]!s:>8}  {result[1]!s:>8}  {result[2]:<8}  {result[3]}")
print("winners:", answer.get("winners"))
