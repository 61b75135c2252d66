"""Checks that Mermaid parses and draws the inspector's diagrams."""

import pathlib
import subprocess
import sys
import zipfile

from browser import Failure
from inspector_page import check

# A PyPI package that contains Mermaid. It is downloaded, not installed.
PACKAGE, INSIDE = "nicegui==3.18.0", "nicegui/elements/mermaid/dist/"
STORE = pathlib.Path(__file__).resolve().parent.parent.parent / ".build/mermaid"
START = """import('./index.js').then(module => {
  window.mermaid = module.mermaid;
  mermaid.initialize({ startOnLoad: false, maxTextSize: 1e6, suppressErrorRendering: true });
})"""
DRAW = """async text => {
  const read = await mermaid.parse(text), drawn = await mermaid.render('diagram', text);
  document.body.innerHTML = drawn.svg;
  return read.diagramType;
}"""


def mermaid(browser, folder, pictures):
    print("mermaid", flush=True)
    if not (STORE / INSIDE / "index.js").exists():
        STORE.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary", ":all:",
                        "-d", STORE, PACKAGE], check=True)
        with zipfile.ZipFile(next(STORE.glob("*.whl"))) as wheel:
            wheel.extractall(STORE, [name for name in wheel.namelist() if name.startswith(INSIDE)])

    def answer(route):
        path = route.request.url.split("/", 3)[3]
        if path:
            route.fulfill(path=STORE / INSIDE / path)
        else:
            route.fulfill(body='<!doctype html><link rel="icon" href="data:,">', content_type="text/html")

    browser.look(1280, 860)
    browser.page.route("http://mermaid.test/**", answer)
    browser.open("http://mermaid.test/")
    browser.page.evaluate(START)
    for file in sorted(file for file in folder.glob("*.mmd") if file.stem != "thousand"):
        try:
            kind = browser.page.evaluate(DRAW, file.read_text())
        except Failure as failure:
            kind = str(failure)[:300]
        check(f"accepts and draws {file.name}", kind == "sequence", kind)
    check("no injected script runs", browser.page.evaluate("window.ran") is None)
