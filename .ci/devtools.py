"""Drives a headless Chromium by its DevTools protocol over two pipes: no driver, no packages, no port."""

import base64
import itertools
import json
import os
import select
import shutil
import subprocess
import tempfile
import time

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
FLAGS = ("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
         "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
         "--remote-debugging-pipe")
KEYS = {"ArrowDown": 40, "ArrowUp": 38, "ArrowLeft": 37, "ArrowRight": 39, "Escape": 27, "Enter": 13, "Home": 36,
        "End": 35}


class Failure(Exception):
    """The browser did not do as it was told."""


class Browser:
    """A browser with one page. What the page logs, throws and asks the network for is kept."""

    def __init__(self):
        program = next(filter(None, map(shutil.which, NAMES)), None)
        if not program:
            raise Failure(f"none of {', '.join(NAMES)} is installed")
        self.profile = tempfile.TemporaryDirectory(ignore_cleanup_errors=True)
        commands, self.commands = os.pipe()
        self.answers, answers = os.pipe()

        def take_places():
            # The browser reads 3 and writes 4. Copies first: a pipe may lie on one of these numbers already.
            ends = os.dup(commands), os.dup(answers)
            os.dup2(ends[0], 3)
            os.dup2(ends[1], 4)

        self.process = subprocess.Popen([program, *FLAGS, f"--user-data-dir={self.profile.name}", "about:blank"],
                                        close_fds=False, preexec_fn=take_places, start_new_session=True,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(commands)
        os.close(answers)
        self.rest, self.ids, self.session = b"", itertools.count(1), None
        self.complaints, self.requests, self.loaded = [], [], 0
        page = next(t for t in self.send("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.send("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.send(f"{domain}.enable")

    def close(self):
        try:
            self.session = None
            self.send("Browser.close")
            self.process.wait(10)
        except (Failure, subprocess.TimeoutExpired, OSError):
            self.process.kill()
            self.process.wait()
        self.profile.cleanup()

    def send(self, method, **parameters):
        """Sends a command and waits for its answer."""
        number = next(self.ids)
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        while True:
            answer = self.receive()
            if answer.get("id") == number:
                if "error" in answer:
                    raise Failure(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self, seconds=60):
        """Reads a message, and keeps what it says of the page."""
        until = time.monotonic() + seconds
        while b"\0" not in self.rest:
            if not select.select([self.answers], [], [], max(0, until - time.monotonic()))[0]:
                raise Failure(f"the browser did not answer within {seconds} s")
            data = os.read(self.answers, 1 << 20)
            if not data:
                raise Failure("the browser has ended")
            self.rest += data
        line, self.rest = self.rest.split(b"\0", 1)
        message = json.loads(line)
        method, parameters = message.get("method"), message.get("params", {})
        if method == "Runtime.exceptionThrown":
            details = parameters["exceptionDetails"]
            self.complaints.append(details.get("exception", {}).get("description") or details["text"])
        elif method == "Runtime.consoleAPICalled":
            self.complaints.append(" ".join(str(a.get("value", a.get("description"))) for a in parameters["args"]))
        elif method == "Log.entryAdded":
            self.complaints.append(parameters["entry"]["text"])
        elif method == "Page.javascriptDialogOpening":
            self.complaints.append(f"a dialog: {parameters['message']}")
        elif method == "Network.requestWillBeSent":
            self.requests.append(parameters["request"]["url"][:200])
        elif method == "Page.loadEventFired":
            self.loaded += 1
        return message

    def open(self, url):
        """Opens a page. Answers with the seconds until it was loaded and drawn."""
        self.navigate("about:blank")
        self.complaints, self.requests = [], []
        start = time.monotonic()
        self.navigate(url)
        self.run("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
        return time.monotonic() - start

    def navigate(self, url):
        before = self.loaded
        self.send("Page.navigate", url=url)
        while self.loaded == before:
            self.receive()

    def run(self, script):
        """The value of an expression on the page; a promise is waited for."""
        result = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            raise Failure(details.get("exception", {}).get("description") or details["text"])
        return result["result"].get("value")

    def press(self, key):
        """Presses a key, as a user does."""
        text = {"text": key} if len(key) == 1 else {"text": "\r"} if key == "Enter" else {}
        code = KEYS.get(key) or ord(key.upper())
        for kind in ("keyDown", "keyUp"):
            self.send("Input.dispatchKeyEvent", type=kind, key=key, windowsVirtualKeyCode=code,
                      **(text if kind == "keyDown" else {}))

    def type(self, text):
        self.send("Input.insertText", text=text)

    def click(self, selector):
        """Clicks the middle of an element with the mouse."""
        point = self.run(f"""(() => {{
          const element = document.querySelector({json.dumps(selector)});
          element.scrollIntoView({{ block: 'center' }});
          const box = element.getBoundingClientRect();
          return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")
        for kind in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=kind, x=point[0], y=point[1], button="left", clickCount=1)

    def back(self):
        """Goes back, as the system's own button does."""
        history = self.send("Page.getNavigationHistory")
        entry = history["entries"][history["currentIndex"] - 1]
        self.send("Page.navigateToHistoryEntry", entryId=entry["id"])
        return entry["url"]

    def reload(self):
        before = self.loaded
        self.send("Page.reload")
        while self.loaded == before:
            self.receive()

    def look(self, width, height, is_dark=False, is_phone=False):
        """Sets how large the window is, and whether the user likes it dark."""
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=2 if is_phone else 1, mobile=is_phone)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if is_dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce"}])

    def picture(self, path):
        data = self.send("Page.captureScreenshot", format="png")["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))
