"""Parses the files of an Xcode project."""

import json
import re
import subprocess


def property_list(text, name):
    """Parses a property list with `plutil`, Apple's own parser, which is part of the toolchain."""
    done = subprocess.run(["plutil", "-convert", "json", "-o", "-", "-"], input=text, capture_output=True, text=True)
    if done.returncode != 0:
        raise ValueError(f"{name}: {(done.stdout + done.stderr).strip()}")
    return json.loads(done.stdout)


def settings_of(text):
    """Returns the settings of an xcconfig file. The condition of a setting is part of its key."""
    lines = (re.match(r"(\w+(?:\[[^]]*\])?)\s*=(.*)", line.split("//")[0]) for line in text.splitlines())
    return {line[1]: line[2].strip() for line in lines if line}
