"""A page of the inspector in a browser, and what is checked of it."""

import json

problems = []


def check(what, is_so, found=""):
    print(f"  {'ok ' if is_so else 'BAD'} {what}{'' if is_so else f': {found}'}", flush=True)
    if not is_so:
        problems.append(what)


class Page:
    """A page in the browser, in the words of what is looked for."""

    def __init__(self, browser, folder, name, place=""):
        print(f"{name}{place}", flush=True)
        self.browser = browser
        self.seconds = browser.open((folder / f"{name}.html").as_uri() + place)

    def run(self, script):
        return self.browser.run(script)

    def texts(self, selector):
        return self.run(f"[...document.querySelectorAll({json.dumps(selector)})].map(e => e.textContent)")

    def rows(self):
        return self.run("[...document.querySelectorAll('.row:not([hidden]) .name')].map(e => e.textContent)")

    def chosen(self):
        return self.run("document.querySelector('.row[aria-selected=true] .name')?.textContent")

    def comes(self, script):
        """Whether something is so within a second: the browser takes its time to go back."""
        return self.run(f"new Promise(done => {{ let left = 50; (function ask() {{ \
            if (({script}) || --left < 0) done(left >= 0); else setTimeout(ask, 20); }})(); }})")

    def search(self, text):
        self.browser.press("/")
        self.browser.type(text)

    def is_quiet(self):
        check("no complaint in the console", self.browser.complaints == [], self.browser.complaints[:3])
        asked = [url for url in self.browser.requests if not url.startswith(("file://", "data:"))]
        check("no request to anywhere", asked == [] and len(self.browser.requests) > 0, asked[:3])
        wide = self.run("document.scrollingElement.scrollWidth - innerWidth")
        check("nothing sticks out sideways", wide <= 0, f"{wide} px")
