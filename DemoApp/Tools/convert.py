#!/usr/bin/env python3
"""Converts the demo's CSV files to the JSON form of its service.

    python3 convert.py data/quakes.csv ../Resources/quakes.json
    python3 convert.py data/notable-earthquakes.csv ../Resources/notable.json

The columns determine which of the two files it is. Values stay the same: longitudes may exceed 180 degrees, and 2000.0
deaths are written as 2000. Empty cells are omitted. Ids are row numbers, starting with 1.
"""

import csv
import json
import sys

PAGE_SIZE = 20
MONTHS = (
    "January February March April May June July August September October November December"
).split()


def quake(row):
    return {
        "latitude": float(row["lat"]),
        "longitude": float(row["long"]),
        "depth": int(row["depth"]),
        "magnitude": float(row["mag"]),
        "stations": int(row["stations"]),
    }


def notable(row):
    element = {
        "year": int(row["year"]),
        "month": MONTHS.index(row["month"]) + 1,
        "day": int(row["day"]),
        "magnitude": float(row["richter"]),
    }
    for name in ("area", "region"):
        if row[name]:
            element[name] = row[name]
    if row["deaths"]:
        element["deaths"] = whole(row["deaths"])
    return element


def whole(text):
    number = float(text)
    if not number.is_integer():
        raise ValueError(f"expected a whole number, found {text}")
    return int(number)


CONVERSIONS = {
    ("lat", "long", "depth", "mag", "stations"): quake,
    ("year", "month", "day", "richter", "area", "region", "deaths"): notable,
}


def main(source, target):
    with open(source, newline="", encoding="utf-8") as file:
        reader = csv.DictReader(file)
        convert = CONVERSIONS.get(tuple(reader.fieldnames or ()))
        if convert is None:
            sys.exit(f"{source}: expected the columns of one of {list(CONVERSIONS)}, found {reader.fieldnames}")
        elements = []
        for number, row in enumerate(reader, start=1):
            try:
                elements.append({"id": number, **convert(row)})
            except (ValueError, TypeError) as error:
                sys.exit(f"{source}: row {number}: {error}: {row}")
    # One element a line keeps diffs readable.
    lines = ",\n".join("      " + json.dumps(element, ensure_ascii=False) for element in elements)
    with open(target, "w", encoding="utf-8") as file:
        file.write(f'{{\n  "Data": {{\n    "PageSize": {PAGE_SIZE},\n    "List": [\n{lines}\n    ]\n  }}\n}}\n')


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit("usage: convert.py INPUT.csv OUTPUT.json")
    main(sys.argv[1], sys.argv[2])
