"""The inspector's diagrams, read and drawn by Mermaid itself."""

import functools
import http.server
import json
import pathlib
import subprocess
import sys
import threading
import zipfile

from devtools import Failure
from inspector_page import check

ROOT = pathlib.Path(__file__).resolve().parent.parent
# A package of Debian's or PyPI's that brings Mermaid along, and nothing that is installed.
MERMAID = ("nicegui==3.18.0", "nicegui/elements/mermaid/dist/")


def mermaid(browser, folder, pictures):
    """Lets Mermaid itself read and draw the diagrams."""
    print("mermaid", flush=True)
    package, inside = MERMAID
    store = ROOT / ".build" / "mermaid"
    if not (store / inside / "index.js").exists():
        store.mkdir(parents=True, exist_ok=True)
        subprocess.run([sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary", ":all:",
                        "-d", store, package], check=True)
        with zipfile.ZipFile(next(store.glob("*.whl"))) as wheel:
            wheel.extractall(store, [name for name in wheel.namelist() if name.startswith(inside)])
    (store / inside / "page.html").write_text(
        '<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><div id="drawing"></div>')

    class Silent(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            pass

    # Modules are not loaded from files.
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Silent, directory=store / inside))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    browser.look(1280, 860)
    browser.open(f"http://127.0.0.1:{server.server_port}/page.html")
    browser.run("""import('./index.js').then(module => {
      window.mermaid = module.mermaid;
      mermaid.initialize({ startOnLoad: false, maxTextSize: 1e6, suppressErrorRendering: true });
    })""")
    for file in sorted(file for file in folder.glob("*.mmd") if file.stem != "thousand"):
        text = json.dumps(file.read_text())
        try:
            kind = browser.run(f"mermaid.parse({text}).then(read => read.diagramType)")
            drawn = browser.run(f"""mermaid.render('diagram', {text}).then(drawn => {{
              document.getElementById('drawing').innerHTML = drawn.svg;
              return document.querySelectorAll('#drawing text.actor').length;
            }})""")
            check(f"accepts and draws {file.name}", kind == "sequence", f"{kind}, {drawn} participants")
        except Failure as failure:
            check(f"accepts and draws {file.name}", False, str(failure)[:300])
    check("nothing ran", browser.run("window.ran") is None)
    server.shutdown()
