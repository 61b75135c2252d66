"""Checks of report pages: the list, an event's route, a phone, hostile texts, many events."""

from inspector_page import check, data_in, history_of, opened, same, write

# The limits for opening a page and for handling a key, in seconds.
OPENS_WITHIN, MANY_OPEN_WITH, WORKS_FOR, MANY_WORK_FOR = 2.0, 3.0, 0.05, 0.1


def shop(browser, folder, pictures):
    browser.look(1280, 860)
    page = opened(browser, folder, "shop")
    names = page.rows()
    same("events are listed in order, nested ones after the outer one",
          names[:4], ["product.buyTapped", "cart.changed", "product.shareTapped", "theme.current"])
    check("the chain is shown with the source at the bottom", page.texts(".hop .head .type") ==
          ["ShopDelegate", "Application", "Window", "ShelfController", "LoadingView", "SectionView", "ProductCell"])
    shelf = " ".join(page.page.locator(".hop").nth(3).inner_text().split())
    check("a hop shows its changes, answers and nested events",
          all(part in shelf for part in ("section = 3", "was 2, set by SectionView", "table handled and forwarded",
                                         "emitted cart.changed")), shelf)
    check("the way up is drawn", page.page.locator(".route svg").get_attribute("aria-label") ==
          "From ProductCell up to ShopDelegate: handled")
    length = page.run("document.querySelector('.route .climb').getTotalLength()")
    height = page.run("document.querySelector('.route').clientHeight")
    check("the way is as long as the route", height * 0.7 < length <= height, f"{length} of {height}")
    page.is_accessible("a page")
    if pictures:
        browser.picture(pictures / "shop-light.png")

    page.press("ArrowDown")
    same("the down arrow selects the next event", page.chosen(), "cart.changed")
    check("a nested event names the outer one",
          "emitted inside product.buyTapped by ShelfController" in page.page.locator(".detail").inner_text())
    page.press("ArrowLeft")
    same("the left arrow selects the outer event", page.chosen(), "product.buyTapped")
    page.press("ArrowRight", "ArrowRight")
    same("the right arrow selects the nested event, and goes no further", page.chosen(), "cart.changed")
    page.press("ArrowDown", "ArrowUp")
    same("the up arrow selects the previous event", page.chosen(), "cart.changed")
    page.press("k")
    same("k selects the previous event", page.chosen(), "product.buyTapped")
    page.press("ArrowUp")
    same("the up arrow stops at the first event", page.chosen(), "product.buyTapped")
    page.press("End")
    same("End selects the last event", page.place(), f"{len(names)} of {len(names)}")
    page.press("Home")
    page.click(".hop .nested button")
    same("a click on a nested event selects it", page.chosen(), "cart.changed")

    page.search("soldout")
    same("search finds an error", page.rows(), ["product.detailTapped"])
    check("the count shows the matches", page.texts("#count")[0].startswith("1 of "))
    page.press("ArrowDown")
    same("in the search, the down arrow selects the match", page.chosen(), "product.detailTapped")
    page.press("Escape")
    same("Escape ends the search", len(page.rows()), len(names))
    page.search("shelfcontroller  buytapped")
    check("an event must match every word", set(page.rows()) == {"product.buyTapped"}, page.rows())
    page.press("Escape")
    page.search("interceptor blocked")
    check("search finds roles and answers", page.rows(".way") ==
          ["ProductCell → blocked by LoadingView"], page.rows(".way"))
    page.press("Escape")
    page.search("nowhere to be found")
    check("a search without matches says so",
          page.texts("#none:not([hidden]) strong") == ["No match"] and page.rows() == [])
    page.is_accessible("an empty list")
    page.press("Escape")
    page.search("buytapped")
    page.press("Enter", "Enter", "ArrowDown")
    check("Enter focuses the event, where arrows scroll", [page.focus(), page.chosen()] ==
          ["detail", "product.buyTapped"], [page.focus(), page.chosen()])
    page.press("Escape")
    check("Escape focuses the list", page.focus() == "list" and set(page.rows()) == {"product.buyTapped"},
          page.focus())
    page.press("End")
    check("in the list, End selects the last match",
          page.chosen() == "product.buyTapped" and page.place() == "3 of 3", page.place())
    page.press("Escape")
    same("Escape in the list ends the search", len(page.rows()), len(names))
    page.press("Home")
    page.run("document.querySelector('.hop .nested button').focus()")
    page.press("Enter")
    check("opening a nested event keeps the focus on the details", [page.focus(), page.chosen()] ==
          ["detail", "cart.changed"], [page.focus(), page.chosen()])
    page.press("Escape")
    page.click(".filters button:nth-child(2)")
    same("a filter lists only its kind", page.rows(".way"), ["ProductCell → blocked by LoadingView"])
    page.press("Escape")
    page.click(".filters button:last-child")
    page.press("j")
    check("an incomplete event names the missing key", "without 'section'" in (page.texts(".notice.breach") + [""])[0])
    page.press("Escape")
    page.search("logintapped")
    page.press("ArrowDown")
    same("a private value is hidden", page.texts("dd"), ["private"])
    page.press("Escape")
    page.search("buytapped")
    page.press("ArrowUp")
    same("in the search, the up arrow selects the last match", page.place(), "3 of 3")
    page.is_quiet()

    browser.look(1280, 860, is_dark=True)
    page = opened(browser, folder, "shop", "#e6")
    check("an address with an event opens it", page.texts(".detail .title .badge") == ["blocked"])
    back = page.run("getComputedStyle(document.body).backgroundColor")
    check("the page is dark in dark mode", sum(map(int, back[4:-1].split(", "))) < 120, back)
    page.is_accessible("a dark page")
    if pictures:
        browser.picture(pictures / "shop-dark.png")


def narrow(browser, folder, pictures):
    browser.look(390, 844, is_phone=True)
    page = opened(browser, folder, "shop")
    names = page.rows()
    check("a phone shows the list first", not page.page.locator(".detail").is_visible())
    page.is_accessible("a phone's list")
    page.search("buytapped")
    page.press("Enter")
    box = page.page.locator("#count").bounding_box()
    check("a phone shows the number of matches", page.texts("#count") == [f"{len(page.rows())} of {len(names)} events"]
          and box["y"] + box["height"] < 844, page.texts("#count"))
    page.press("Escape")
    if pictures:
        browser.picture(pictures / "shop-phone-list.png")
    page.click(".row")
    check("a tap shows the event", not page.page.locator(".list").is_visible())
    check("the event is in the main element, with one h1", page.run(
        "[document.querySelectorAll('h1').length, document.querySelector('h1').checkVisibility(),"
        " document.querySelector('main').checkVisibility()].join()") == "1,true,true")
    page.is_accessible("a phone's event")
    if pictures:
        browser.picture(pictures / "shop-phone.png")
    page.is_quiet()
    is_list = "document.querySelector('.list').checkVisibility() && location.hash === ''"
    page.click(".detail .back")
    check("Back shows the list", page.comes(is_list))
    page.click(".row")
    page.page.go_back()
    check("the browser's back button shows the list", "shop.html" in page.page.url and page.comes(is_list))
    page = opened(browser, folder, "shop", "#e6")
    page.click(".detail .back")
    check("Back shows the list if the address opened the event", page.comes(is_list))
    page.page.reload()
    check("after Back, reloading shows the list", page.comes(is_list))
    page = opened(browser, folder, "thousand")
    page.click(".row")
    sizes = page.run("[...document.querySelectorAll('.fold, .tools .tool, .back')]"
                     ".map(element => element.getBoundingClientRect().height)")
    check("touch targets are at least 44 pixels high", min(sizes) >= 44, sizes)


def hostile(browser, folder, pictures):
    browser.look(1280, 860)
    page = opened(browser, folder, "hostile")
    check("all events are listed",
          page.place().endswith(" of 741") or int(page.place().split()[-1]) > 300, page.place())
    found, cut = [], []
    for _ in range(42):
        found += page.texts(".detail h2")
        cut += page.texts(".detail .cut")
        for test in page.page.get_by_role("button", name="Swift test").all():
            test.click()
        page.press("j")
    check("cut values are marked", "cut" in cut)
    check("no injected script runs", page.run("window.ran") is None)
    check("no value became an element", page.page.locator(
        "main script, .list img, .detail img:not(.screen img), header img").count() == 0)
    check("control characters are escaped",
          any(title.startswith("\\u{0}\\u{1}\\u{7}\\u{8}\\u{1B}[31mred") for title in found), found[:14])
    check("direction marks are escaped", any(title.startswith("\\u{202E}desrever\\u{202C}") for title in found))
    check("invisible letters and tags are escaped", "empty:" + "".join(
        f"\\u{{{scalar}}}" for scalar in "3164 115F 1160 FFA0 2800 34F E0001 E0041 E007F E0100".split()) + "." in found)
    check("combining marks and joiners are not escaped", any(title.startswith("e\u0301👩‍👩‍👧‍👦 日本語") for title in found))
    check("an event without a name says so", "no name" in found and "no name" in page.rows())
    longest = page.run("Math.max(...[...document.querySelectorAll('bdi')].map(e => e.textContent.length))")
    check("long texts are cut", longest < 4000, longest)
    whole = page.run("[...document.querySelectorAll('bdi, h1')].filter(e => !e.textContent.isWellFormed()).length")
    same("no character is cut in two", whole, 0)
    page.is_accessible("a page of hostile texts")
    page.download("Save as page", folder / "hostile-saved.html")
    check("the saved page has the same data",
          data_in(folder / "hostile-saved.html") == data_in(folder / "hostile.html"))
    page.download("Save as JSON", folder / "hostile-saved.json")
    check("the saved JSON is that of the history", history_of(folder, "hostile-saved") == history_of(folder, "hostile"))
    page.is_quiet()
    if pictures:
        browser.picture(pictures / "hostile.png")


def many(browser, folder, pictures):
    browser.look(1280, 860)
    page = min((opened(browser, folder, "thousand") for _ in range(3)), key=lambda page: page.seconds)
    check(f"a thousand events open within {OPENS_WITHIN} s", page.seconds < OPENS_WITHIN, f"{page.seconds:.2f} s")
    same("all of them are listed", len(page.rows()), 1000)
    rounds = [[page.work(key) for key in ["ArrowDown"] * 20 + ["End", "Home"]] for _ in range(3)]
    took = [min(times) for times in zip(*rounds)]  # Work includes the time that other processes take.
    check(f"a key takes less than {WORKS_FOR} s of work", max(took) < WORKS_FOR, took)
    page.press("/")
    took = [page.work(key) for key in "tapped39"]
    check("so does each letter of a search", max(took) < WORKS_FOR, took)
    check("the search finds all matches", page.rows() == ["list.tapped39"] * 25, len(page.rows()))
    page.press("ArrowDown")
    before = len(page.texts(".hop"))
    page.click(".fold")
    check("responders that did nothing unfold", len(page.texts(".hop")) == 30 > before, before)
    page.is_quiet()

    # The same events, a hundred times, each with a text of its own.
    data = data_in(folder / "thousand.html")
    events, key = data["steps"][0]["events"], len(data["texts"])
    data["texts"] += ["row", *map(str, range(100_000))]
    data["steps"][0]["events"] = [
        [index, *event[1:4], event[4] + index * 900, *event[5:8], [key, key + 1 + index], *event[9:]]
        for index, event in enumerate(events * 100)]
    write(folder, "many", data)
    browser.look(1280, 860)
    page = opened(browser, folder, "many")
    work = browser.work()
    check(f"100,000 events open with {MANY_OPEN_WITH} s of work", work < MANY_OPEN_WITH, f"{work:.2f} s")
    print(f"      100,000 opened in {page.seconds:.2f} s, with {work:.2f} s of work")
    nodes = page.run("document.querySelectorAll('*').length")
    check("100,000 events make few nodes", nodes < 1500, nodes)
    page.press("/")
    took = [page.work(key) for key in [*"tapped39", "Enter", "Escape", "ArrowDown", "End", "Home", "m", "m"]]
    check(f"a key takes less than {MANY_WORK_FOR} s of work with 100,000 events", max(took) < MANY_WORK_FOR, took)
    print(f"      keys took {[round(each * 1000) for each in took]} ms of work")
    page.run("document.querySelector('.list').scrollTop = 500000")
    browser.drawn()
    check("scrolling draws the visible rows", any("list.tapped" in text for text in page.texts(".row"))
          and len(page.texts(".row")) < 60)
    page.is_quiet()


def read(browser, folder, pictures):
    for width in 1280, 390:
        browser.look(width, 860, is_phone=width < 400)
        page = opened(browser, folder, "read")
        cut = page.run("""[...document.querySelector('.row .way').children].map(part => {
          const text = document.createRange();
          text.selectNodeContents(part);
          return text.getBoundingClientRect().width > part.getBoundingClientRect().width;
        })""")
        check(f"a long route is cut in the middle at {width} px", cut == [False, True, False], cut)
        page.is_quiet()
    browser.look(1280, 860)
    page = opened(browser, folder, "read")
    found = []
    for _ in page.rows():
        found += page.texts(".detail h2")
        page.press("ArrowDown")
    same("every event of an unusual report can be opened", found, page.rows())
    page.search("a.blocked")
    page.press("ArrowDown")
    same("responders that were not reached are marked as such",
          page.texts(".fold"), ["5 responders, not reached"])
    check("a source that was not reached starts no way up",
          page.texts(".hop:last-of-type .roles") == ["not reached"] and
          page.page.locator(".route .node.start").count() == 0)
    page.press("Escape")
    page.search("nobody")
    page.press("ArrowDown")
    same("an event without a route says that no responder handled it",
          page.texts(".notice.unhandled"), ["No responder on its route handled it."])
    page.press("Escape")
    page.search("tosomebody")
    page.press("ArrowDown")
    check("class names are escaped", page.texts(".hop .head .type") == ["\\u{202E}B"],
          page.texts(".hop .head .type"))
    page.press("Escape")
    page.search("held back")
    same("search finds held-back events", page.rows(), ["a.throttled"])
    page.press("ArrowDown")
    same("a held-back event says so, and what a handler lacked", page.texts(".answer .said"),
         ["held back (throttled)", "forwarded (expected Int for 'n', found none)"])
    page.is_quiet()


def others(browser, folder, pictures):
    browser.look(1280, 860)
    page = opened(browser, folder, "steps")
    same("steps are numbered, except the first screen",
          page.texts(".stephead .number"), ["", "1", "2", "3"])
    check("the first screen is named by its note",
          page.texts(".detail h2, .detail figcaption") == ["The shelf at first"])
    page.press("ArrowDown")
    check("a step shows its picture", page.run("document.querySelector('.screen img').decode().then(() => true)"))
    check("the list contains only options", page.run(
        "[...document.querySelector('.list').children].every(e => e.role === 'option')"
        " && !document.querySelector('.list button, .list a, .list img, .list [tabindex]')"))
    check("a step shows its events", page.texts(".cards .name") == ["product.buyTapped", "cart.changed"])
    page.is_accessible("a step")
    page.search("share")
    check("search keeps the steps of the matches", page.texts(".stephead bdi") == ["tap share"])
    page.is_quiet()
    if pictures:
        browser.picture(pictures / "steps.png")
    page = opened(browser, folder, "empty")
    check("an empty log says so", page.texts("#none:not([hidden]) strong") == ["No events"])
    page.is_accessible("an empty page")
    page.is_quiet()
