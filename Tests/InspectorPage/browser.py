"""A headless Chromium, driven by Playwright.

Playwright, axe-core and a WebSocket server are installed from PyPI in a virtual environment in .build/browser. A
program that imports this module restarts in that environment.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import time
import venv

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
PACKAGES = ("playwright==1.65.2", "axe-playwright-python==0.1.8", "websockets==17.4")
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
PATIENCE = 120  # seconds: a busy machine is slow.


def environment():
    """Returns the environment's Python. Creates the environment if it is missing or has other packages."""
    folder, python = ROOT / ".build/browser", ROOT / ".build/browser/bin/python"
    stamp, wanted = folder / "packages.txt", "\n".join(PACKAGES)
    if not stamp.exists() or stamp.read_text() != wanted:
        venv.create(folder, clear=True, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "--disable-pip-version-check", *PACKAGES], check=True)
        stamp.write_text(wanted)
    return python


if "browser" not in pathlib.Path(sys.prefix).name:
    _python = environment()
    os.execv(_python, [_python, *sys.argv])

from playwright.sync_api import Error as Failure, sync_playwright  # noqa: E402, F401


class Browser:
    """A browser with one page at a time. Records the page's log, errors and requests."""

    def __init__(self):
        program = next(filter(None, map(shutil.which, NAMES)), None)
        if not program:
            raise Failure(f"none of {', '.join(NAMES)} is installed")
        self.playwright = sync_playwright().start()
        self.browser = self.playwright.chromium.launch(
            executable_path=program, args=["--no-sandbox", "--hide-scrollbars"])
        self.page = self.context = None
        self.look(1280, 860)

    def close(self):
        self.browser.close()
        self.playwright.stop()

    def look(self, width, height, is_dark=False, is_phone=False, **options):
        """Opens a window of this size, in light or dark mode, as on a computer or a phone."""
        if self.context:
            self.context.close()
        self.complaints, self.requests = [], []
        self.context = self.browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=2 if is_phone else 1, has_touch=is_phone,
            is_mobile=is_phone, color_scheme="dark" if is_dark else "light", reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"], **options)
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page = self.context.new_page()
        self.session = self.context.new_cdp_session(self.page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self.page.on("console", lambda message: self.complaints.append(message.text))
        self.page.on("pageerror", lambda error: self.complaints.append(error.stack or error.message))
        self.page.on("dialog", lambda dialog: (self.complaints.append(f"a dialog: {dialog.message}"), dialog.dismiss()))
        self.page.on("request", lambda request: self.requests.append(request.url[:200]))

    def open(self, url):
        """Opens a page. Returns the seconds until it is loaded and drawn."""
        self.page.goto("about:blank")
        self.complaints.clear()
        self.requests.clear()
        start = time.monotonic()
        self.page.goto(url)
        self.drawn()
        return time.monotonic() - start

    def drawn(self):
        """Waits until the page is drawn."""
        self.page.evaluate(
            "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))")

    def press(self, key):
        self.page.keyboard.press(key)
        self.drawn()

    def work(self):
        """Returns the working time of the page's own thread, in seconds."""
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")

    def picture(self, path):
        self.page.screenshot(path=path)
