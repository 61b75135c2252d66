"""A page of the inspector in a browser, and checks that apply to every page."""

import json
import re

import axe_playwright_python.sync_playwright as axe

problems = []

# The accessibility rules for every page. The contrast of scrolled parts is measured by hand.
RULES = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]}

ROWS = """async selector => {
  const list = document.querySelector('.list'), found = new Map(), top = list.scrollTop;
  const follows = live?.isFollowing;
  for (let y = 0; y === 0 || y < list.scrollHeight; y += Math.max(list.clientHeight, 50)) {
    list.scrollTop = y;
    await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    for (const row of list.children) found.set(Number(row.ariaPosInSet), row.querySelector(selector)?.textContent);
  }
  list.scrollTop = top;
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  if (follows) live.follow(true);  // It ended with the scrolling.
  return [...found].sort((a, b) => a[0] - b[0]).map(entry => entry[1]).filter(text => text !== undefined);
}"""


def check(what, is_so, found=""):
    print(f"  {'ok ' if is_so else 'BAD'} {what}{'' if is_so else f': {found}'}", flush=True)
    if not is_so:
        problems.append(what)


def same(what, found, expected):
    check(what, found == expected, found)


class Page:
    """A page in the browser, with its actions and contents."""

    def __init__(self, browser, url, name=None):
        print(name or url.rsplit("/")[-1], flush=True)
        self.browser, self.page = browser, browser.page
        self.seconds = browser.open(url)

    def run(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def texts(self, selector):
        return self.page.locator(selector).all_text_contents()

    def rows(self, part=".name"):
        """Returns the names of all listed events, or another part of their rows, visible or not."""
        return self.run(ROWS, part)

    def chosen(self):
        return (self.texts(".row[aria-selected=true] .name") + [None])[0]

    def place(self):
        """Returns the position of the selected row and the number of rows."""
        return self.run("(row => row && `${row.ariaPosInSet} of ${row.ariaSetSize}`)"
                        "(document.querySelector('.row[aria-selected=true]'))")

    def focus(self):
        return self.run("(element => element.id || element.className || element.localName)(document.activeElement)")

    def press(self, *keys):
        for key in keys:
            self.browser.press(key)

    def work(self, key):
        """Presses a key. Returns the working time of the page's own thread in seconds, with drawing."""
        before = self.browser.work()
        self.press(key)
        return self.browser.work() - before

    def click(self, selector, **options):
        self.page.locator(selector).first.click(**options)
        self.browser.drawn()

    def search(self, text):
        self.press("/")
        self.page.keyboard.insert_text(text)
        self.browser.drawn()

    def comes(self, script):
        """Returns whether a condition becomes true within the browser's timeout."""
        try:
            self.page.wait_for_function(f"() => {script}")
            return True
        except Exception:  # noqa: BLE001
            return False

    def says(self, selector, text):
        """Returns whether the text of an element comes to begin with this text."""
        return self.comes(f"document.querySelector({json.dumps(selector)})?.textContent.startsWith({json.dumps(text)})")

    def is_quiet(self, may_lose_connection=False):
        complaints = [text for text in self.browser.complaints if not (may_lose_connection and "WebSocket" in text)]
        check("the console is empty", complaints == [], complaints[:3])
        own = self.page.url.split("/")[2]
        asked = [url for url in self.browser.requests if not url.startswith(("file://", "data:", f"http://{own}/"))]
        check("no request leaves the page's origin", asked == [] and len(self.browser.requests) > 0, asked[:3])
        wide = self.run("document.scrollingElement.scrollWidth - innerWidth")
        check("nothing overflows horizontally", wide <= 0, f"{wide} px")

    def is_accessible(self, what):
        found = axe.Axe().run(self.page, options=RULES).response["violations"]
        check(f"axe finds no violation in {what}", found == [],
              [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found])

    def download(self, entry, path):
        self.click("#more")
        with self.page.expect_download() as download:
            self.page.get_by_role("button", name=entry).click()
        download.value.save_as(path)
        return download.value.suggested_filename

    def compare_with(self, path):
        self.run("document.querySelector('.detail').lastElementChild.dataset.old = ''")
        self.click("#more")
        with self.page.expect_file_chooser() as chooser:
            self.page.get_by_role("button", name="Compare with a file…").click()
        chooser.value.set_files(path)
        self.comes("!document.querySelector('.detail [data-old]')")


def opened(browser, folder, name, place=""):
    return Page(browser, (folder / f"{name}.html").as_uri() + place)


def history_of(folder, name):
    """Returns the JSON of a page's history, as Swift writes it."""
    return json.loads((folder / f"{name}.json").read_text())


def data_in(file):
    """Returns the data of a page, where an event is an array of its numbers."""
    return json.loads(re.search(r'id="report">(.*?)</script>', file.read_text(), re.DOTALL)[1])


def write(folder, name, report):
    """Writes a page with this report."""
    text = (folder / "empty.html").read_text()
    start, end = re.search(r'id="report">(.*?)</script>', text, re.DOTALL).span(1)
    (folder / f"{name}.html").write_text(text[:start] + json.dumps(report).replace("<", "\\u003c") + text[end:])
