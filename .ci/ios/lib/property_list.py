"""Parses the files of an Xcode project."""

import json
import subprocess


def property_list(text, name):
    """Parses a property list with `plutil`, Apple's own parser, which is part of the toolchain."""
    done = subprocess.run(["plutil", "-convert", "json", "-o", "-", "-"], input=text, capture_output=True, text=True)
    if done.returncode != 0:
        raise ValueError(f"{name}: {(done.stdout + done.stderr).strip()}")
    return json.loads(done.stdout)


def settings_of(text):
    """Returns the settings of an xcconfig file that has no conditions."""
    pairs = (line.split("//")[0].partition("=") for line in text.splitlines())
    return {key.strip(): value.strip() for key, _, value in pairs if value}
