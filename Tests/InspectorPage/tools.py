"""Checks of a page's tools: the keyboard, muting, the time axis, comparing, tests, colors and printing."""

import json
import pathlib
import re
import subprocess

from inspector_page import Page, check, data_in, history_of, opened, same, write

TEST = '''import RouterEventsTesting
import Testing

@MainActor
@Test
func productCellEmitsProductBuyTapped() {
  let productCell = ProductCell()
  let recorder = EventRecorder(above: productCell)

  // Replace this line with the action that emits the event, such as a tap or a method call.
  productCell.routerEvent(name: "product.buyTapped", userInfo: ["sku": "A-1"])

  recorder.expect("product.buyTapped") { "\\($0["sku"] ?? "")" == "A-1" }
  recorder.expectNothingElse()
}
'''


def keyboard(browser, folder, pictures):
    browser.look(1280, 860)
    page = opened(browser, folder, "shop")
    reached = []
    for _ in range(40):
        page.press("Tab")
        reached.append(page.run("(e => e.textContent.trim().slice(0, 20) || e.id)(document.activeElement)"))
    expected = ["40 handled", "search", "Session", "+", "−", "Event", "All", "Compare with…", "Swift test", "Mute",
                "cart.changed"]
    check("Tab reaches all buttons",
          [each for each in reached if each in expected][:len(expected)] == expected, reached)
    page.run("document.querySelector('#more').focus()")
    page.press("Enter", "Tab", "Tab")
    check("Tab reaches the menu", page.run("document.activeElement.textContent") == "Save as page", page.focus())
    page.is_accessible("an open menu")
    page.press("Escape")
    check("Escape closes the menu",
          not page.page.locator("#menu").is_visible() and page.focus() == "more", page.focus())
    rings = page.run("""[...document.querySelectorAll('button, input, [tabindex="0"]')].filter(element => {
      element.focus({ focusVisible: true });
      const over = getComputedStyle(document.querySelector('.events'), '::after');
      return element.checkVisibility() && getComputedStyle(element).outlineStyle === 'none'
        && over.borderTopStyle !== 'solid';
    }).map(element => element.className)""")
    same("every focused element has a focus ring", rings, [])


def muting(browser, folder, pictures):
    browser.look(1280, 860)
    page = opened(browser, folder, "shop")
    count = len(page.rows())
    page.press("m")
    check("muting a name keeps the nested events", "product.buyTapped" not in page.rows()
          and "cart.changed" in page.rows(), page.rows()[:4])
    check("muted names are listed", page.texts(".muted .name") == ["product.buyTapped"])
    page.click(".filters button")
    page.search("cart")
    check("the address contains the filters", page.comes(
        "location.hash.endsWith('find=cart&kind=handled&mute=product.buyTapped')"), page.page.url)
    page = Page(browser, page.page.url, "shop with filters")
    check("the address restores the filters", page.rows() == ["cart.changed"] * 2
          and page.texts("[aria-pressed=true] span") == ["40 handled"], page.rows())
    page.press("Escape", "Escape")
    check("Escape keeps names muted", "product.buyTapped" not in page.rows() and len(page.rows()) > 3)
    page.is_accessible("a page with a muted name")
    page.click(".muted button")
    check("a click unmutes a name", len(page.rows()) == count and page.focus() == "list", page.focus())
    page.page.locator(".row").nth(1).hover()
    page.page.locator(".row .mute").nth(1).click()
    check("a row has a button that mutes its name", "cart.changed" not in page.rows())
    page.is_quiet()


def times(browser, folder, pictures):
    def event(number, name, start, took, **more):
        return {"id": number, "name": name, "source": "ListController", "microsecondsSince1970": 10**15 + start,
                "nanoseconds": took * 1000, "result": "handled", "hops": [{"type": "ListController"}], **more}

    def run(start, took, end):
        return {"event": 1, "name": "list.refresh", "type": "ListController", "microsecondsSince1970": 10**15 + start,
                "nanoseconds": took * 1000, "end": end}

    write(folder, "runs", {"format": "ResponderKit events", "version": 1, "title": "Runs", "steps": [{
        "events": [event(1, "list.refresh", 0, 900), event(2, "list.changed", 300, 200, parent={"event": 1, "hop": 0}),
                   event(3, "late.tapped", 900_000, 80)],
        "runs": [run(100, 4_000, "finished"), run(600, 2_000, "cancelled")]}]})
    browser.look(1280, 860)
    page = opened(browser, folder, "runs")
    spans = page.run("[...document.querySelectorAll('.span')].map(e => [e.classList[1], e.textContent].join())")
    check("nested events and runs are spans",
          spans == ["handled,list.refresh", "handled,list.changed", "run,list.refresh",
                                                        "run,list.refresh"], spans)
    boxes = page.run("[...document.querySelectorAll('.span')].map(e => [e.x, e.y, e.width].map(v => v.baseVal.value))")
    check("nested spans lie inside the outer ones", boxes[1][0] > boxes[0][0] and boxes[1][1] > boxes[0][1] and
          boxes[1][0] + boxes[1][2] <= boxes[0][0] + boxes[0][2], boxes)
    check("simultaneous runs lie below each other", boxes[2][1] < boxes[3][1])
    check("the event says how its runs ended", page.texts(".run .said") == ["finished", "cancelled"])
    page.press("ArrowDown", "ArrowDown")
    one = page.texts(".span")
    page.run("document.querySelector('.axis').focus()")
    page.press("0")
    check("0 shows the whole session", "late.tapped" in page.texts(".span") and len(page.texts(".span")) > len(one),
          page.texts(".span"))
    page.press("z")
    same("Z zooms to the event", page.texts(".span"), one)
    ticks = page.texts("text.tick")
    page.press("+", "ArrowRight")
    check("plus and arrows zoom and move", page.texts("text.tick") != ticks)
    page.press("Home")
    page.click(".span >> nth=1")
    check("a click on a span selects its event", page.texts(".detail h2") == ["list.changed"])
    page.is_accessible("a page with a time axis")
    page.is_quiet()
    if pictures:
        browser.picture(pictures / "runs.png")


def comparing(browser, folder, pictures):
    browser.look(1280, 860)
    page = opened(browser, folder, "shop")
    page.page.get_by_role("button", name="Compare with…").click()
    page.click("#row-e6")
    differing = page.texts(".pair .differs > th bdi")
    check("two events side by side show what differs",
          differing == ["result", "handled by", "sku", "ShopDelegate", "Application", "Window", "ShelfController",
                        "LoadingView", "SectionView", "ProductCell"], differing)
    check("equal lines are hidden", not page.page.locator(".pair .equal").first.is_visible())
    page.page.get_by_role("button", name="Only differences").click()
    check("a button shows equal lines", page.page.locator(".pair .equal").first.is_visible())
    page.is_accessible("two events")
    if pictures:
        browser.picture(pictures / "two-events.png")
    check("the address contains both events", page.comes("location.hash === '#e0&with=e6'"), page.page.url)
    page = Page(browser, page.page.url, "shop with two events")
    check("the address restores the comparison", page.page.locator(".pair").is_visible())
    page.press("Escape", "Home", "c", "ArrowDown")
    check("C compares two events", "cart.changed" in page.texts(".pair thead th")[1], page.texts(".pair thead th"))
    page.press("Escape")
    check("Escape ends the comparison", page.texts(".detail h2") == ["product.buyTapped"])

    report = history_of(folder, "shop")
    events = report["steps"][0]["events"]
    del events[2]
    events[0]["hops"][3]["decorations"][0]["new"] = "9"
    events[4]["handlers"], events[4]["result"] = [], "unhandled"
    events.append({**events[1], "id": 9999, "name": "only.here", "parent": None})
    del events[-1]["parent"]
    other = folder / "other.json"
    other.write_text(json.dumps(report))
    page.compare_with(other)
    groups = page.run("""[...document.querySelectorAll('.group')].map(group =>
      [group.ariaLabel, ...[...group.querySelectorAll('.name')].map(name => name.textContent)].join())""")
    check("two sessions are compared", groups == [
        "Only in this session,product.shareTapped", "Only in the other session,only.here",
        "Different route,product.detailTapped", "Different decorations,product.buyTapped"], groups)
    page.is_accessible("two sessions")
    if pictures:
        browser.picture(pictures / "two-sessions.png")
    page.click(".group.decorated button")
    check("a pair opens side by side", "~ section = 9 (was 2)" in " ".join(page.texts(".pair td")))
    page.compare_with(folder / "shop.html")
    check("a session can be compared with a saved page", page.texts(".sessions .notice") == ["Only the times differ."])
    other.write_text('{"format": "ResponderKit events", "version": 1, "title": "", "steps": [{"events": [{"id": 1}]}]}')
    page.compare_with(other)
    same("an invalid session is refused", page.texts("[role=alert]"), ["other.json is not a report of version 1."])
    check("a session is saved as a page",
          page.download("Save as page", folder / "saved.html") == "A visit to the shop.html")
    check("a session is saved as JSON",
          page.download("Save as JSON", folder / "saved.json") == "A visit to the shop.json")
    check("both files contain the whole report",
          history_of(folder, "saved") == history_of(folder, "shop")
          and data_in(folder / "saved.html") == data_in(folder / "shop.html"))
    page.is_quiet()
    page = opened(browser, folder, "saved")
    same("the saved page lists all events", len(page.rows()), len(events))
    page.is_quiet()


def testing(browser, folder, pictures):
    browser.look(1280, 860)
    page = opened(browser, folder, "shop")
    page.page.get_by_role("button", name="Swift test").click()
    same("an event becomes a test", page.texts(".code"), [TEST])
    page.page.get_by_role("button", name="Copy").click()
    check("the test can be copied",
          page.comes("navigator.clipboard.readText().then(text => text.startsWith('import Router'))"))
    page.is_accessible("a test")
    page = opened(browser, folder, "shop", "#e2")
    page.page.get_by_role("button", name="Swift test").click()
    check("a typed event is expected by its type",
          'recorder.expect(message: ShareTapped.self) { $0.url == "https://example.com/A-1" }' in page.texts(".code")[0])
    page = opened(browser, folder, "shop", "#e4")
    page.page.get_by_role("button", name="Swift test").click()
    text = page.texts(".code")[0]
    check("a test contains no private value", '$0["pin"] != nil' in text and "0000" not in text, text)
    words = ["Switch", "Recorder", "Await", "Cell"]
    write(folder, "words", {"format": "ResponderKit events", "version": 1, "title": "Words", "steps": [{"events": [
        {"id": index, "name": "a.tapped", "source": word, "result": "unhandled", "microsecondsSince1970": index,
         "nanoseconds": 1, "hops": [{"type": word}]} for index, word in enumerate(words)]}]})
    page = opened(browser, folder, "words")
    found = []
    for _ in words:
        page.page.get_by_role("button", name="Swift test").click()
        found.append(page.texts(".code")[0].split("  let ")[1].strip())
        page.press("j")
    same("Swift's keywords are not used as names", found, ["switchSource = Switch()", "recorderSource = Recorder()",
                                                     "awaitSource = Await()", "cell = Cell()"])


# Parts of events that are no code, or not the code that they seem to be.
HOSTILE = (
    "\\(undefined())", '"\\(undefined())"', '" + undefined() + "', '"""', '"""\nundefined()\n"""',
    "*/ undefined() /*", "\nundefined()\n", "\r\n", "\u2028undefined()", "\u202e\u2066\u200f", "\x00\x01\x7f",
    "\ufeff\ufffe\uffff", "\u0301", "e\u0301", "\U0001f468\u200d\U0001f469", "\\", "\\\\", '\\"', "#", '"#',
    "\\#(undefined())", "`", "`self`", "$0", "_", "123", "", "<private>",
)
WORDS = (
    "Self Any Type Protocol self init class default func some each consume copy actor async await package unsafe "
    "yield discard borrowing macro nonisolated repeat open get set left none final lazy weak then of throws try "
    "let var inout recorder source Each Copy Consume Async Init Default Yield Of Then Package Actor Some Unsafe "
    "Discard"
).split()
MESSAGES = (
    'Searched(text: "\\(undefined())")', 'Searched(text: "\\\\(undefined())")',
    'Searched(text: "a", class: "b", self: "c")', 'Searched(init: "a", default: 1)',
    'Searched(text: "\\u{202e}\\u{0}\\"\\u{110000}")', 'Searched(text: "\\u{d800}")',
    'Searched(text: "\u202e\u2066\x00\u2028\ufeff")', 'Searched(text: "\n\r\t")',
    'Searched(text: "#\\"\\\\#(undefined())\\"#")', 'Searched(text: "a"b", text: "c")', 'Searched(text: "\\")',
    "Searched(count: 99999999999999999999999)", "Searched(count: -5, ratio: 0.5, isOn: true)",
    'Searched(text: """\nundefined()\n""")', 'Self(text: "a")', "Any", "Type", "_", "__", "Searched(_: 1)",
    'Searched(text: "a") { undefined() }', "Searched(); undefined()", 'Searched(text: "a" + undefined())',
    "Searched\nundefined()", "Searched(`: 1)", "Searched(undefined())", "Searched()", "Searched",
    'Searched(text: "\\q")', "Searched(count: 007)", 'Searched(text: "x", count: undefined())',
    *(f'Searched({word}: 1)' for word in WORDS if word != 'class'),
)
STUBS = """class Source {
  func routerEvent(name: String, userInfo: [String: Any] = [:]) {}
  func routerEvent(_: Searched) {}
}
struct Info { subscript(_: String) -> Any? { nil } }
class EventRecorder {
  init(above: Source) {}
  func expect(_: String, _: (Info) -> Bool = { _ in true }) {}
  func expect<Event>(message: Event.Type, _: (Event) -> Bool = { _ in true }) {}
  func expectNothingElse() {}
}
@dynamicMemberLookup struct Searched {
  var isOn = true, ratio = 1.0, text = "", `class` = ""
  subscript(dynamicMember _: String) -> Int { 1 }
  init() {}
  init(text: String) {}
  init(text: String, class: String) {}
  init(count: Int) {}
  init(count: Int, ratio: Double, isOn: Bool) {}
"""


def compiling(browser, folder, pictures):
    """Compiles the tests of events whose parts look like code."""
    browser.look(1280, 860)
    event = {"name": "a.tapped", "source": "Cell", "result": "unhandled", "microsecondsSince1970": 1, "nanoseconds": 1,
             "hops": [{"type": "Cell"}]}
    texts = (*HOSTILE, *WORDS)
    changes = [{"message": message} for message in MESSAGES] + [{"source": text} for text in texts]
    for text in texts:
        values = text, text + "x" * 150 + "…"
        changes.append({"name": text, "sent": [{"key": text, "value": value} for value in values]})
    write(folder, "code", {"format": "ResponderKit events", "version": 1, "title": "Code", "steps": [{"events": [
        {"id": index, **event, **change} for index, change in enumerate(changes)]}]})
    page = opened(browser, folder, "code")
    tests = page.run("(() => { const texts = []; session.forEachEvent(each => texts.push(testText(each)));"
                     " return texts; })()")
    same("each event becomes a test", len(tests), len(changes))
    labels = {word for word in WORDS if word != "init"} | {"default"}
    code = STUBS + "".join(f"  init(`{word}`: Int) {{}}\n" for word in sorted(labels - {"self"})) + "}\n"
    types = [word for word in ("Cell", *WORDS) if word[0].isupper() and word not in ("Self", "Any", "Type", "Protocol")]
    code += "".join(f"final class {word}: Source {{}}\n" for word in types)
    for index, test in enumerate(tests):
        function = test.split("@MainActor\n@Test\n")[1].replace("func ", "static func ", 1)
        code += f"enum Case{index} {{\n{function}}}\n"
    path = pathlib.Path(folder) / "code.swift"
    path.write_text(code)
    done = subprocess.run(["swiftc", "-typecheck", path], capture_output=True, text=True)
    errors = [(text, code.split("\n")[int(number) - 1])
              for number, text in re.findall(r":(\d+):\d+: error: (.*)", done.stderr)]
    check("Swift compiles all of them", done.returncode == 0, errors[:5] or done.stderr[-500:])
    fields = [line for line in "\n".join(tests).splitlines() if line.startswith("  recorder.expect(message: Searched")]
    for wanted in ('  recorder.expect(message: Searched.self) { $0.text == "\\\\(undefined())" }',
                   '  recorder.expect(message: Searched.self) { $0.text == "a" && $0.`class` == "b" }',
                   '  recorder.expect(message: Searched.self) { $0.count == -5 && $0.ratio == 0.5 && $0.isOn == true }'):
        check(f"a test contains {wanted.strip()}", wanted in fields, fields[:8])


def colors_and_print(browser, folder, pictures):
    browser.look(1280, 860, forced_colors="active")
    page = opened(browser, folder, "shop")
    colors = page.run("[...document.querySelectorAll('.row')].slice(0, 2)"
                       ".map(row => getComputedStyle(row).backgroundColor)")
    check("with forced colors, the selected row differs from the others", colors[0] != colors[1], colors)
    page.click(".filters button")
    page.is_accessible("a page with forced colors")
    if pictures:
        browser.picture(pictures / "forced-colors.png")
    browser.look(1280, 860, is_dark=True)
    page = opened(browser, folder, "shop", "#e2")
    count = len(page.rows())
    page.page.emulate_media(media="print")
    browser.drawn()
    same("all rows are printed", page.page.locator(".row").count(), count)
    check("the printed page has no scrolled parts", page.run("""['.list', '.detail', 'body']
      .map(selector => document.querySelector(selector))
      .every(element => element.scrollHeight <= element.clientHeight + 1)"""))
    check("controls are not printed", not any(
        page.page.locator(part).first.is_visible() for part in (".search", ".filters", ".tools", "#more", ".time")))
    check("paper is white", page.run("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)")
    if pictures:
        page.page.screenshot(path=pictures / "print.png", full_page=True)
    page.page.emulate_media(media="screen")
    browser.drawn()
    check("after printing, only visible rows are drawn", page.page.locator(".row").count() < count)
