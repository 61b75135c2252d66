"""The lists of what a check lets pass: one a line, two spaces, "# " and the reason."""


def read_allowed(file):
    """What a list has; each line must give its reason. Lines that begin with "#" are about the list."""
    lines = [line.partition("  # ") for line in file.read_text().splitlines()
             if line.strip() and not line.startswith("#")]
    if bad := [allowed for allowed, _, reason in lines if not reason.strip()]:
        raise ValueError(f"{file.name}: no reason in {bad[0]!r}")
    return [allowed.strip() for allowed, _, _ in lines]
