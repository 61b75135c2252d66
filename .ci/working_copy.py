"""A copy of the package to break, for the scripts that show which tests notice."""

import shutil
import subprocess


def copy_package(root, target):
    """Copies what git tracks or would, so that a build folder is not copied along."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=root, check=True, capture_output=True, text=True,
    ).stdout.split("\0")
    for name in filter(None, names):
        source = root / name
        if source.is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target / name)
