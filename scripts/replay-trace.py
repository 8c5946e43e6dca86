#!/usr/bin/env python3
"""Replays a trace: applies the changes of an answer to the state before it, and compares with the state after it.

    replay-trace.py before.json after.json   a saved scenario (or the answer of `normalise`), and that of `resolve` with `trace: FULL`
    replay-trace.py - < pairs                a line for each pair: {"before": ..., "after": ...}
"""
import functools
import json
import re
import sys

NO_COLUMN = {"id", "tags", "as", "name"}


@functools.cache
def column_of(field):
    """The column of a field: its name in capitals, but for the card."""
    return "CARD" if field == "cardId" else re.sub("(?=[A-Z])", "_", field).upper()


def table_of(state):
    """Rows of columns: a field of an entity is one of them, `tags` holds all others."""
    def row(entity):
        columns = {column_of(field): value for field, value in entity.items() if field not in NO_COLUMN}
        return {**columns, **entity["tags"]}
    return [row(entity) for entity in state["entities"]]


def replay(before, after):
    """What does not fit, or None. A column that a row does not have is nothing: 0, null or the first of its names."""
    table = table_of(before["state"])
    changes = sorted((c for node in after["trace"] for c in node["changes"]), key=lambda change: change["n"])
    for n, change in enumerate(changes):
        if change["n"] != n:
            return f"change {n} is missing"
        if change["entity"] > len(table):
            table.append({})  # a new entity: its rows follow one another without a gap
        row, tag = table[change["entity"] - 1], change["tag"]
        if row.get(tag, change["from"]) != change["from"]:
            return f"change {n}: {tag} of {change['entity']} is {row.get(tag)} and not {change['from']}"
        row[tag] = change["to"]
    for number, (row, wanted) in enumerate(zip(table, table_of(after["state"]), strict=True), 1):
        different = [tag for tag in {**row, **wanted} if is_other(row.get(tag), wanted.get(tag))]
        if different:
            return f"entity {number}: {', '.join(f'{t} {row.get(t)} / {wanted.get(t)}' for t in different)}"
    return None


def is_other(value, wanted):
    return value != wanted and (value or 0, wanted or 0) not in {(0, 0), (0, "INVALID"), (0, "NONE")}


if sys.argv[1:] == ["-"]:
    pairs = [json.loads(line) for line in sys.stdin]
else:
    before, after = (json.load(open(path, encoding="utf8")) for path in sys.argv[1:])
    pairs = [{"before": before, "after": after}]
faults = [(n, fault) for n, pair in enumerate(pairs) if (fault := replay(**pair)) is not None]
for n, fault in faults:
    print(f"{n}: {fault}")
print(f"{len(pairs) - len(faults)} of {len(pairs)} traces replayed")
sys.exit(1 if faults else 0)
