"""Checks of a page that follows running apps, with a fake server."""

import json
import random
import time

import hostile_lines
from browser import PATIENCE
from inspector_page import Page, check, same
from live_server import FakeApp, FakeServer

ROWS = "".join(f'<rect x="16" y="{70 + row * 60}" width="358" height="50" rx="8" fill="#eef0f4"/>' for row in range(9))
SCREEN = f"""<svg xmlns="http://www.w3.org/2000/svg" width="390" height="626" viewBox="0 0 390 626">
<script>top.ran = 1</script><rect width="390" height="626" fill="#fff"/>{ROWS}<text x="20" y="40">TITLE</text></svg>"""


def screen(text):
    return {"kind": "screen", "width": 390, "height": 626, "svg": SCREEN.replace("TITLE", text)}


def lines(server, kind):
    return [message["line"] for message in server.received if message["line"]["kind"] == kind]


def arrives(server, count):
    """Waits until the page has sent this many lines."""
    waits_for(lambda: len(server.received) >= count)


def waits_for(condition):
    until = time.monotonic() + PATIENCE
    while not condition() and time.monotonic() < until:
        time.sleep(0.02)


def live(browser, folder, pictures):
    server = FakeServer((folder / "live.html").read_text())
    browser.look(1280, 860)
    page = Page(browser, server.url + "?token=T", "live")
    check("an empty live page is connected", page.says(".state", "Live"))
    same("the connection has the query of the page", server.queries, ["/live?token=T"])
    page.is_accessible("an empty live page")
    events(server, page)
    touches(server, page)
    if pictures:
        browser.picture(pictures / "live.png")
    several(server, page)
    away(server, page)
    saved(browser, server, page, folder)
    page.is_quiet(may_lose_connection=True)
    check("an app's screen runs no script", page.run("window.ran") is None)
    busy(browser, server, pictures)
    phone(browser, server, pictures)
    server.stop()
    runs(browser, folder)
    malformed(browser, folder)
    bounded(browser, folder)


def events(server, page):
    app = FakeApp(server, "Quakes")
    now = int(time.time() * 1e6)
    app.send(screen("First"), app.trace(1, "list.shown"), {"kind": "batch", "text": "insert section 0"},
             app.trace(3, "list.changed", parent=2), app.trace(4, "deep.changed", parent=3),
             app.trace(2, "list.refresh"))
    check("events are listed in order of arrival, nested ones after the outer one", page.says("#count", "4 events")
          and page.rows() == ["list.shown", "list.refresh", "list.changed", "deep.changed"], page.rows())
    check("batches are listed among the events", page.texts(".note .what") == ["batch"] and page.run(
        "document.querySelector('.note').ariaPosInSet") == "2")
    check("the newest event is selected", page.says(".detail h2", "list.refresh"))
    app.send({"kind": "run", "run": {"event": 2, "name": "list.refresh", "type": "ListController", "end": "finished",
                                     "microsecondsSince1970": now, "nanoseconds": 180_000_000}})
    check("the runs of the event are shown", page.says(".run .said", "finished"))
    app.send({"kind": "report", "text": "<b>A misuse</b>"}, {"kind": "missed", "count": 12},
             {"kind": "error", "text": "what?"}, {"kind": "nonsense"}, {"kind": "trace", "trace": {"id": "x"}}, None)
    check("reports, errors, missed events and invalid lines are listed, unknown kinds are ignored", page.comes(
        "document.querySelectorAll('.note').length === 6") and page.texts(".note bdi")[1:] ==
        ["<b>A misuse</b>", "12 events were not sent", "what?",
         "A line of kind trace has a property of another type, and is not shown.",
         "A line has no kind, and is not shown."], page.texts(".note bdi"))
    server.broadcast(app.message())
    page.browser.drawn()
    page.page.wait_for_timeout(200)
    same("repeated lines are listed once", page.texts("#count"), ["4 events, 12 earlier ones not kept"])
    page.press("Home")
    app.send(app.trace(5))
    page.says("#count", "5")
    same("a selected event stays selected when others arrive", page.chosen(), "list.shown")
    page.page.get_by_role("button", name="Follow").click()
    check("Follow selects the newest event again", page.says(".detail h2", "list.tapped"))
    page.page.get_by_role("button", name="Pause").click()
    app.send(app.trace(6), app.trace(7))
    check("a paused page lists no new events", page.comes("document.body.innerText.includes('Paused, 2 waiting')")
          and page.texts("#count")[0].startswith("5"), page.texts("#count"))
    page.page.get_by_role("button", name="Paused").click()
    check("after the pause, all events are listed", page.says("#count", "7"))
    server.broadcast(json.dumps({"error": "expected an app that takes input"}))
    check("the server's errors are listed", page.comes(
        "[...document.querySelectorAll('.note bdi')].at(-1).textContent === 'expected an app that takes input'"))


def touches(server, page):
    app = server.apps[0]
    shown = "decodeURIComponent(document.querySelector('.glass img')?.src)"
    check("the screen is an image", page.comes(f"{shown}.startsWith('data:image/svg+xml')"))
    app.send(screen("Second"))
    check("a new screen replaces the image", page.comes(f"{shown}.includes('Second')"))
    box = page.page.locator(".glass").bounding_box()
    scale = 390 / box["width"]
    mouse, at = page.page.mouse, lambda x, y: (box["x"] + x / scale, box["y"] + y / scale)
    server.received.clear()
    mouse.click(*at(100, 200))
    arrives(server, 2)
    touched = lines(server, "touch")
    check("a click sends a touch that begins and ends", [line["phase"] for line in touched] == ["began", "ended"]
          and all(abs(line["x"] - 100) < 2 and abs(line["y"] - 200) < 2 for line in touched), touched)
    server.received.clear()
    mouse.move(*at(100, 400))
    mouse.down()
    mouse.move(*at(100, 200), steps=8)
    page.browser.drawn()
    mouse.up()
    # The page sends as many moves as it draws frames.
    waits_for(lambda: "ended" in [line["phase"] for line in lines(server, "touch")])
    touched = lines(server, "touch")
    check("a drag moves the touch", [touched[0]["phase"], touched[-1]["phase"]] == ["began", "ended"] and
          {line["phase"] for line in touched[1:-1]} == {"moved"} and abs(touched[-2]["y"] - 200) < 2, touched)
    check("a drag sends no long press", lines(server, "longPress") == [])
    server.received.clear()
    mouse.move(*at(60, 60))
    mouse.down()
    arrives(server, 2)
    mouse.up()
    arrives(server, 3)
    check("a touch that rests sends a long press", [message["line"]["kind"] for message in server.received] ==
          ["touch", "longPress", "touch"], server.received)
    server.received.clear()
    mouse.wheel(0, 120)
    arrives(server, 1)
    check("the wheel scrolls", lines(server, "scroll")[:1] and lines(server, "scroll")[0]["dy"] == 120, server.received)
    server.received.clear()
    page.page.keyboard.type("a/m")
    for key in "Backspace", "Enter":
        page.page.keyboard.press(key)
    arrives(server, 5)
    keys = [line.get("text") or line["name"] for line in lines(server, "key")]
    same("keys are sent to the app", keys, ["a", "/", "m", "backspace", "return"])
    page.press("Tab")
    check("Tab leaves the screen", page.run("!document.activeElement.closest('.glass')"), page.focus())
    page.is_accessible("a live page")


def several(server, page):
    tests = FakeApp(server, "Quakes", takes_input=False)
    tests.send(tests.trace(1, "test.ran"), tests.trace(2, "list.shown"))
    check("apps of the same name are numbered", page.comes("document.querySelectorAll('.apps button').length === 3")
          and page.texts(".apps button") == ["All", "Quakes", "Quakes 2"], page.texts(".apps button"))
    page.click(".apps button:nth-child(3)")
    check("one app's events can be listed alone",
          page.says("#count", "2 of 9 events") and page.rows() == ["test.ran", "list.shown"],
          page.rows())
    check("no screen is shown for an app without one", not page.page.locator(".device").is_visible())
    page.click(".apps button")
    check("all apps can be listed together again",
          page.comes("document.querySelector('.device').checkVisibility()") and len(page.rows()) == 9)
    page.is_accessible("a live page of two apps")


def away(server, page):
    app = server.apps[0]
    server.stop()
    check("the page retries a lost connection", page.comes(
        "/^Not connected, retrying in (0.5|1|2|4|5) s$/.test(document.querySelector('.state').textContent)"),
        page.texts(".state"))
    check("earlier events are kept", len(page.rows()) == 9)
    server.start()
    app.send(app.trace(8, "after.away"))
    check("the page reconnects", page.says(".state", "Live"), page.texts(".state"))
    check("events sent in the meantime are listed once",
          page.says("#count", "10 ") and page.rows().count("after.away") == 1,
        page.texts("#count"))


def saved(browser, server, page, folder):
    page.download("Save as JSON", folder / "live.json")
    report = json.loads((folder / "live.json").read_text())
    check("a live session is saved as JSON", [len(step["events"]) for step in report["steps"]] == [8, 2]
          and report["steps"][0]["runs"][0]["end"] == "finished" and report["steps"][0]["picture"].startswith("<svg"),
          [len(step["events"]) for step in report["steps"]])
    same("the saved report does not count missed events twice", report.get("missed"), None)
    page.download("Save as page", folder / "live-saved.html")
    page.page.get_by_role("button", name="Clear").click()
    check("Clear removes all events", page.says("#count", "0 events"))
    server.apps[0].send(server.apps[0].trace(9, "after.clear"))
    check("events after Clear are listed", page.says("#count", "1 event") and page.rows() == ["after.clear"])
    other = browser.context.new_page()
    asked = []
    other.on("request", lambda request: asked.append(request.url))
    other.on("websocket", lambda socket: asked.append(socket.url))
    other.goto((folder / "live-saved.html").as_uri())
    head = (folder / "live-saved.html").read_text().split("<style")[0]
    check("the saved page connects to no server", other.locator("#live").is_hidden() and "connect-src" not in head
          and '<meta name="live"' not in head and all(url.startswith(("file:", "data:")) for url in asked), asked)
    check("the saved page has the events and screens of each app",
          other.locator("#count").text_content() == "10 events, 12 earlier ones not kept"
          and other.locator(".stephead bdi").all_text_contents() == ["Quakes", "Quakes"]
          and other.locator(".screen img").count() == 1, other.locator("#count").text_content())
    found = other.locator(".row .what, .row .name").all_text_contents()[:8]
    same("the saved page has the notes in order", found,
         ["list.shown", "batch", "list.refresh", "list.changed", "deep.changed", "report", "missed", "error"])
    other.close()


def busy(browser, server, pictures):
    """Sends a hundred events a second for ten seconds, and a screen with every third."""
    page = Page(browser, server.url, "busy")
    page.says(".state", "Live")
    app = server.apps[0]
    browser.browser.start_tracing(page=page.page, categories=["toplevel", "disabled-by-default-devtools.timeline"])
    start = time.monotonic()
    for number in range(1000):
        app.send(app.trace(1000 + number, f"busy.n{number % 7}"), *([screen(f"{number}")] if number % 3 == 0 else []))
        time.sleep(max(0, start + number / 100 - time.monotonic()))
    trace = json.loads(browser.browser.stop_tracing())["traceEvents"]
    mains = {(event["pid"], event["tid"]) for event in trace
             if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"}
    # Tasks are measured in thread time, because the machine may be busy.
    tasks = sorted(event.get("tdur", 0) / 1000 for event in trace
                   if event["name"].endswith("RunTask") and (event["pid"], event["tid"]) in mains)
    print(f"      longest tasks: {[round(task) for task in tasks[-5:]]} ms of work")
    check("a hundred events a second cause no task longer than 50 ms", 0 < tasks[-1] <= 50, tasks[-3:])
    check("all of them are listed", page.says("#count", "1,011 "), page.texts("#count"))
    nodes = page.run("document.querySelectorAll('*').length")
    check("the page has few nodes", nodes < 1500, nodes)
    page.run("live.kept = 500")
    app.send(*[app.trace(3000 + number, "more.events") for number in range(200)])
    check("the oldest events are removed above the limit", page.comes(
        "/^500 events, [0-9,]+ earlier ones not kept$/.test(document.querySelector('#count').textContent)"),
        page.texts("#count"))
    page.is_quiet()


def phone(browser, server, pictures):
    browser.look(390, 844, is_phone=True)
    page = Page(browser, server.url, "live on a phone")
    page.comes("document.querySelector('.row')")
    check("a phone shows the list",
          page.page.locator(".list").is_visible() and not page.page.locator(".glass").is_visible())
    page.is_accessible("a live phone")
    page.page.get_by_role("button", name="Screen").click()
    check("a button shows the screen instead",
          page.page.locator(".glass img").is_visible() and not page.page.locator(".list").is_visible())
    server.received.clear()
    page.page.locator(".glass").tap(position={"x": 50, "y": 50})
    arrives(server, 2)
    same("a tap on the screen sends a touch", [line["phase"] for line in lines(server, "touch")], ["began", "ended"])
    page.is_accessible("a phone with a screen")
    page.is_quiet()
    if pictures:
        browser.picture(pictures / "live-phone.png")


def runs(browser, folder):
    """Checks two runs of an app in one page, and a server that refuses connections."""
    server = FakeServer((folder / "live.html").read_text())
    browser.look(390, 844, is_phone=True)
    page = Page(browser, server.url, "a phone without an app")
    check("a phone without an app offers no screen", page.says(".state", "Live") and
          page.page.get_by_role("button", name="Screen").is_hidden())
    browser.look(1280, 860, is_dark=True)
    page = Page(browser, server.url, "two runs")
    first = FakeApp(server, "Quakes")
    first.send(screen("First"), first.trace(1), first.trace(2, "only.first"))
    page.comes("document.querySelector('.glass img')")
    second = touched(server, page)
    page.is_accessible("a dark live page")
    compared(page)
    forgotten(server, page, first, second)
    kept(server, page, second)
    reopened(server, page)
    full(server, page)
    page.is_quiet(may_lose_connection=True)
    server.refusal = None
    browser.look(1280, 860, forced_colors="active")
    page = Page(browser, server.url, "live with forced colors")
    page.comes("document.querySelectorAll('.apps button').length === 3")
    page.click(".apps button:nth-child(2)")
    page.click(".filters button")
    check("with forced colors, pressed buttons use the system's colors",
          page.run("""['.apps', '.filters'].every(group => {
      const pressed = getComputedStyle(document.querySelector(`${group} [aria-pressed=true]`));
      const system = h('i', { style: 'forced-color-adjust: none; color: HighlightText; background: Highlight' });
      document.body.append(system);
      const wanted = getComputedStyle(system), isSo = pressed.color === wanted.color
        && pressed.backgroundColor === wanted.backgroundColor;
      system.remove();
      return isSo;
    })"""))
    page.is_accessible("a live page with forced colors")
    server.stop()


def touched(server, page):
    """Starts a second run while the screen of the first is touched. Returns the second."""
    shown = "decodeURIComponent(document.querySelector('.glass img').src)"
    server.received.clear()
    page.page.locator(".glass").hover(position={"x": 50, "y": 50})
    page.page.mouse.down()
    arrives(server, 1)
    second = FakeApp(server, "Quakes")
    second.send(screen("Second"), second.trace(1), second.trace(2, "only.second"))
    page.comes("document.querySelectorAll('.apps button').length === 3")
    page.browser.drawn()
    check("a new screen does not replace the touched one", "First" in page.run(shown))
    page.run("document.querySelectorAll('.apps button')[2].click()")
    check("choosing the new app shows its screen", page.comes(f"{shown}.includes('Second')"))
    arrives(server, 2)
    phases = [(message["app"], message["line"]["phase"]) for message in server.received
              if message["line"]["kind"] == "touch"]
    same("choosing another app cancels the touch", phases, [("Quakes-0", "began"), ("Quakes-0", "cancelled")])
    page.page.mouse.up()
    return second


def compared(page):
    page.click("#more")
    page.page.get_by_role("button", name="Compare with Quakes", exact=True).click()
    groups = page.run("""[...document.querySelectorAll('.group')].map(group =>
      [group.ariaLabel, ...[...group.querySelectorAll('.name')].map(name => name.textContent)].join())""")
    check("two runs are compared",
          groups[:2] == ["Only in this session,only.second", "Only in the other session,only.first"], groups)


def forgotten(server, page, first, second):
    first.is_connected = False
    server.broadcast(first.message(len(first.lines)))
    page.comes("document.querySelector('.apps .gone')")
    page.page.get_by_role("button", name="Clear").click()
    check("Clear removes disconnected apps", page.comes("document.querySelector('.apps').hidden"))
    server.broadcast(first.message())
    second.send(second.trace(3, "second.goes.on"))
    check("removed apps stay removed",
          page.says("#count", "1 event") and page.rows() == ["second.goes.on"], page.rows())


def kept(server, page, app):
    page.run("live.kept = 50")
    page.page.get_by_role("button", name="Pause").click()
    app.send(*[app.trace(number) for number in range(100, 230)])
    check("a paused page counts the waiting events",
          page.comes("/^Paused, [0-9]+ waiting$/.test(live.pauseTool.textContent)"))
    page.page.get_by_role("button", name="Paused").click()
    check("after the pause, events above the limit are counted", page.comes(
        "session.eventCount + session.missed === 131 && session.eventCount < 60"), page.texts("#count"))
    app.send(*[{"kind": "batch", "text": "b"} for _ in range(90)])
    app.send(*[{"kind": "run", "run": {"event": 9_000 + number, "name": "n", "type": "T", "end": "finished",
                                       "microsecondsSince1970": int(time.time() * 1e6), "nanoseconds": 1}}
               for number in range(90)])
    app.send(app.trace(300, "last.one"))
    page.comes("[...document.querySelectorAll('.name')].some(name => name.textContent === 'last.one')")
    sizes = page.run("[session.roots.length, session.runs.length, [...live.apps.values()].at(-1).scope.runs.size]")
    check("notes and runs are limited, too", sizes[0] <= 106 and 0 < sizes[1] <= 53 and sizes[1] == sizes[2], sizes)


def reopened(server, page):
    page.click(".event.row:last-child")
    check("the address names the event", page.comes("location.hash === '#e2.300'"), page.page.url)
    page.page.reload()
    check("a reloaded page opens the event", page.says(".detail h2", "last.one"))
    check("a reloaded page keeps the address", page.comes("location.hash === '#e2.300'"), page.page.url)


def full(server, page):
    server.refuse("Too many pages are open")
    check("the page shows why the server refuses it", page.says(".state", "Not connected (Too many pages are open)"),
          page.texts(".state"))
    server.queries.clear()
    page.page.wait_for_timeout(3000)
    check("the page does not retry more and more often", len(server.queries) <= 5, len(server.queries))
    waits_for(lambda: server.queries)
    check("the page retries", server.queries)


def malformed(browser, folder):
    """Sends lines that an app of the kit never sends. The page must go on with the next line."""
    server = FakeServer((folder / "live.html").read_text())
    browser.look(1280, 860)
    page = Page(browser, server.url, "malformed lines")
    app = FakeApp(server, "Hostile")

    def goes_on(what, *lines):
        app.send(*lines, app.trace(1_000_000 + len(app.lines), "still.alive"))
        name = f"e1.{1_000_000 + len(app.lines) - 1 - len(lines)}"
        check(f"the page goes on after {what}", page.comes(f"itemWith('{name}') !== undefined"), browser.complaints[:3])

    goes_on("a text without a text", {"kind": "batch", "text": {"toString": 0, "valueOf": 0}})
    same("one line costs one note", len(page.texts(".note")), 1)
    goes_on("a kind without a text", {"kind": {"toString": 0, "valueOf": 0}})
    chain = [app.trace(number, "nested.event", parent=number - 1) for number in range(10_001, 19_000)]
    goes_on("nesting, outer events first", *chain)
    chain = [app.trace(number, "nested.event", parent=number - 1) for number in range(20_001, 29_000)]
    goes_on("nesting, inner events first", *reversed(chain))
    deepest = page.run("(() => { let most = 0; session.forEachEvent(event => { most = Math.max(most, event.level); });"
                       " return most; })()")
    same("events are nested 32 levels at most", deepest, 32)
    page.page.get_by_role("button", name="Clear").click()
    long = app.trace(30_000, "long.route")
    long["trace"]["hops"] = [{"type": "A", "roles": ["table"] * 200_000}, *({"type": "A"} for _ in range(150_000))]
    goes_on("a long route", long)
    long = app.trace(30_001, "long.lists")
    long["trace"].update({name: ["a"] * 200_000 for name in ("handlers", "errors", "breaches")})
    goes_on("long lists", long)
    long = app.trace(30_002, "acting.route")
    long["trace"]["hops"] = [{"type": "A", "answers": [{"role": "table", "disposition": "constructor"}]}] * 20_000
    goes_on("a route of acting responders", long)
    page.run("select(itemWith('e1.30002'))")
    check("a long route is cut", page.comes("document.querySelectorAll('.hop').length === 1002"))
    long = app.trace(30_003, "stopped.route")
    long["trace"]["hops"] = [{"type": "A", "isReached": index < 20} for index in range(40)]
    goes_on("a route that ends without an answer", long)
    page.run("select(itemWith('e1.30003'))")
    page.run("select(itemWith('e1.30000'))")
    page.click(".fold")
    check("a long route can be unfolded", page.comes("document.querySelectorAll('.hop').length > 1000"))
    page.page.get_by_role("button", name="Clear").click()
    chance = random.Random(hostile_lines.seed())
    for number in range(10):
        goes_on(f"random lines {number}", *(hostile_lines.line(chance) for _ in range(300)))
    page.run("""session.forEachEvent(event => { testText(event); eventView(event); pairView(event, session.first); })""")
    page.run("reportText(session) && pageText(session)")
    page.page.get_by_role("button", name="Follow").click()
    complaints = [text for text in browser.complaints if "data:image" not in text]
    same("the page complains of nothing", complaints[:3], [])
    server.stop()


def bounded(browser, folder):
    """Checks that ended apps and large lines do not fill the page."""
    server = FakeServer((folder / "live.html").read_text())
    browser.look(1280, 860)
    page = Page(browser, server.url, "many ended apps and large lines")
    page.says(".state", "Live")
    for number in range(60):
        app = FakeApp(server, f"Run {number}")
        app.send(app.trace(1))
        app.is_connected = False
        server.broadcast(app.message(len(app.lines)))
    app = FakeApp(server, "Last run")
    app.send(app.trace(1))
    page.says("#count", "61 events")
    same("the apps that ended last are kept", page.texts(".apps button"),
         ["All", *(f"Run {number}, disconnected" for number in range(52, 60)), "Last run"])
    page.click(".apps button:nth-child(2)")
    other = FakeApp(server, "Other")
    other.send(other.trace(1))
    check("the chosen app stays", page.comes("document.querySelectorAll('.apps button').length === 11")
          and page.texts(".apps [aria-pressed=true]") == ["Run 52, disconnected"], page.texts(".apps button"))
    page.click(".apps button")
    page.page.get_by_role("button", name="Clear").click()
    page.run("live.keptSize = 1000000")
    page.page.get_by_role("button", name="Pause").click()
    long = "x" * 100_000
    for number in range(30):
        app.send(app.trace(100 + number, "large.event", message=long))
    page.comes(f"[...live.apps.values()].find(app => app.name === 'Last run').next === {len(app.lines)}")
    check("a paused page is limited by size", page.comes("/^Paused, [5-9] waiting$/.test(live.pauseTool.textContent)"),
          page.run("live.pauseTool.textContent"))
    page.page.get_by_role("button", name="Paused").click()
    check("after the pause, the others are counted", page.comes(
        "session.eventCount < 10 && session.eventCount + session.missed === 30"), page.texts("#count"))
    for number in range(30):
        app.send(app.trace(200 + number, "large.event", message=long),
                 {"kind": "run", "run": {"event": 9_000 + number, "name": long, "type": "T", "end": "finished",
                                         "microsecondsSince1970": int(time.time() * 1e6), "nanoseconds": 1}})
    app.send(app.trace(300, "last.one"))
    page.comes("[...document.querySelectorAll('.name')].some(name => name.textContent === 'last.one')")
    sizes = page.run("[session.size, session.runSize, session.runs.length]")
    check("events and runs are limited by size, too", 0 < sizes[0] <= 1_050_000 and 0 < sizes[1] <= 1_050_000, sizes)
    page.run("session.trim(0, 0)")
    same("the sizes are sums", page.run("[session.size, session.runSize, session.eventCount]"), [0, 0, 0])
    page.is_quiet()
    server.stop()
