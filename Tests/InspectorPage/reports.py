"""What is checked of the pages of reports: the list, the way of an event, a phone, hostile texts, many events."""

from inspector_page import check, opened, report_in, same, write

# Seconds: until a page is there, and that the page itself works for a key.
OPENS_WITHIN, WORKS_FOR = 2.0, 0.05


def shop(browser, folder, pictures):
    browser.look(1280, 860)
    page = opened(browser, folder, "shop")
    names = page.rows()
    same("lists the events in order, nested ones after theirs",
          names[:4], ["product.buyTapped", "cart.changed", "product.shareTapped", "theme.current"])
    check("shows the chain, the source at the bottom", page.texts(".hop .head .type") ==
          ["ShopDelegate", "Application", "Window", "ShelfController", "LoadingView", "SectionView", "ProductCell"])
    shelf = " ".join(page.page.locator(".hop").nth(3).inner_text().split())
    check("shows on a hop what was changed, answered and emitted there",
          all(part in shelf for part in ("section = 3", "was 2, set by SectionView", "table handled and forwarded",
                                         "emitted cart.changed")), shelf)
    check("draws the way up", page.page.locator(".route svg").get_attribute("aria-label") ==
          "From ProductCell up to ShopDelegate: handled")
    length = page.run("document.querySelector('.route .climb').getTotalLength()")
    height = page.run("document.querySelector('.route').clientHeight")
    check("the way is as long as the route", height * 0.7 < length <= height, f"{length} of {height}")
    page.is_accessible("a page")
    if pictures:
        browser.picture(pictures / "shop-light.png")

    page.press("ArrowDown")
    same("arrow down chooses the next", page.chosen(), "cart.changed")
    check("a nested event says inside which",
          "emitted inside product.buyTapped by ShelfController" in page.page.locator(".detail").inner_text())
    page.press("ArrowLeft")
    same("arrow left goes to the outer event", page.chosen(), "product.buyTapped")
    page.press("ArrowRight", "ArrowRight")
    same("arrow right goes to the nested event, and no further", page.chosen(), "cart.changed")
    page.press("ArrowDown", "ArrowUp")
    same("arrow up chooses the one before", page.chosen(), "cart.changed")
    page.press("k")
    same("so does k", page.chosen(), "product.buyTapped")
    page.press("ArrowUp")
    same("before the first there is none", page.chosen(), "product.buyTapped")
    page.press("End")
    same("End chooses the last", page.place(), f"{len(names)} of {len(names)}")
    page.press("Home")
    page.click(".hop .nested button")
    same("a click on a nested event goes there", page.chosen(), "cart.changed")

    page.search("soldout")
    same("search finds what was thrown", page.rows(), ["product.detailTapped"])
    check("the count says so", page.texts("#count")[0].startswith("1 of "))
    page.press("ArrowDown")
    same("from the search arrow down goes to the match", page.chosen(), "product.detailTapped")
    page.press("Escape")
    same("Escape shows all again", len(page.rows()), len(names))
    page.search("shelfcontroller  buytapped")
    check("every word must be found", set(page.rows()) == {"product.buyTapped"}, page.rows())
    page.press("Escape")
    page.search("interceptor blocked")
    check("what somebody is and what it answered is found", page.rows(".way") ==
          ["ProductCell → blocked by LoadingView"], page.rows(".way"))
    page.press("Escape")
    page.search("nowhere to be found")
    check("no match says so", page.texts("#none:not([hidden]) strong") == ["No match"] and page.rows() == [])
    page.is_accessible("an empty list")
    page.press("Escape")
    page.search("buytapped")
    page.press("Enter", "Enter", "ArrowDown")
    check("Enter leads to the event, where arrows scroll", [page.focus(), page.chosen()] ==
          ["detail", "product.buyTapped"], [page.focus(), page.chosen()])
    page.press("Escape")
    check("Escape leads back to the list", page.focus() == "list" and set(page.rows()) == {"product.buyTapped"},
          page.focus())
    page.press("End")
    check("where arrows choose", page.chosen() == "product.buyTapped" and page.place() == "3 of 3", page.place())
    page.press("Escape")
    same("and then shows all again", len(page.rows()), len(names))
    page.press("Home")
    page.run("document.querySelector('.hop .nested button').focus()")
    page.press("Enter")
    check("an event that is opened from another is read on", [page.focus(), page.chosen()] ==
          ["detail", "cart.changed"], [page.focus(), page.chosen()])
    page.press("Escape")
    page.click(".filters button:nth-child(2)")
    same("a filter shows its kind only", page.rows(".way"), ["ProductCell → blocked by LoadingView"])
    page.press("Escape")
    page.click(".filters button:last-child")
    page.press("j")
    check("an incomplete event says what it lacks", "without 'section'" in (page.texts(".notice.breach") + [""])[0])
    page.press("Escape")
    page.search("logintapped")
    page.press("ArrowDown")
    same("a private value is not shown", page.texts("dd"), ["private"])
    page.press("Escape")
    page.search("buytapped")
    page.press("ArrowUp")
    same("from the search arrow up goes to the last match", page.place(), "3 of 3")
    page.is_quiet()

    browser.look(1280, 860, is_dark=True)
    page = opened(browser, folder, "shop", "#e6")
    check("an address with a place opens that event", page.texts(".detail .title .badge") == ["blocked"])
    back = page.run("getComputedStyle(document.body).backgroundColor")
    check("is dark where the user likes it dark", sum(map(int, back[4:-1].split(", "))) < 120, back)
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
    check("and how many were found", page.texts("#count") == [f"{len(page.rows())} of {len(names)} events"]
          and box["y"] + box["height"] < 844, page.texts("#count"))
    page.press("Escape")
    if pictures:
        browser.picture(pictures / "shop-phone-list.png")
    page.click(".row")
    check("a tap shows the event", not page.page.locator(".list").is_visible())
    check("under a first heading, in the main part of the page", page.run(
        "[document.querySelectorAll('h1').length, document.querySelector('h1').checkVisibility(),"
        " document.querySelector('main').checkVisibility()].join()") == "1,true,true")
    page.is_accessible("a phone's event")
    if pictures:
        browser.picture(pictures / "shop-phone.png")
    page.is_quiet()
    is_list = "document.querySelector('.list').checkVisibility() && location.hash === ''"
    page.click(".detail .back")
    check("and back leads back", page.comes(is_list))
    page.click(".row")
    page.page.go_back()
    check("so does the system's own way back", "shop.html" in page.page.url and page.comes(is_list))
    page = opened(browser, folder, "shop", "#e6")
    page.click(".detail .back")
    check("from an address with a place too", page.comes(is_list))
    page.page.reload()
    check("and that place is not opened again", page.comes(is_list))
    page = opened(browser, folder, "thousand")
    page.click(".row")
    sizes = page.run("[...document.querySelectorAll('.fold, .tools .tool, .back')]"
                     ".map(element => element.getBoundingClientRect().height)")
    check("what is touched is as large as a finger", min(sizes) >= 44, sizes)


def hostile(browser, folder, pictures):
    browser.look(1280, 860)
    page = opened(browser, folder, "hostile")
    check("every event is there", page.place().endswith(" of 741") or int(page.place().split()[-1]) > 300, page.place())
    found, cut = [], []
    for _ in range(42):
        found += page.texts(".detail h2")
        cut += page.texts(".detail .cut")
        for test in page.page.get_by_role("button", name="Swift test").all():
            test.click()
        page.press("j")
    check("what is cut says so", "cut" in cut)
    check("nothing ran", page.run("window.ran") is None)
    check("no value became an element", page.page.locator(
        "main script, .list img, .detail img:not(.screen img), header img").count() == 0)
    check("control characters are written out",
          any(title.startswith("\\u{0}\\u{1}\\u{7}\\u{8}\\u{1B}[31mred") for title in found), found[:14])
    check("marks of direction too", any(title.startswith("\\u{202E}desrever\\u{202C}") for title in found))
    check("and letters and tags that nobody sees", "empty:" + "".join(
        f"\\u{{{scalar}}}" for scalar in "3164 115F 1160 FFA0 2800 34F E0001 E0041 E007F E0100".split()) + "." in found)
    check("but not what joins letters and emoji", any(title.startswith("e\u0301👩‍👩‍👧‍👦 日本語") for title in found))
    check("an event without a name says so", "no name" in found and "no name" in page.rows())
    longest = page.run("Math.max(...[...document.querySelectorAll('bdi')].map(e => e.textContent.length))")
    check("a megabyte is cut", longest < 4000, longest)
    whole = page.run("[...document.querySelectorAll('bdi, h1')].filter(e => !e.textContent.isWellFormed()).length")
    same("no character is cut in two", whole, 0)
    page.is_accessible("a page of strange texts")
    page.download("Save as page", folder / "hostile-saved.html")
    check("saved, it has the same in it",
          report_in(folder / "hostile-saved.html") == report_in(folder / "hostile.html"))
    page.is_quiet()
    if pictures:
        browser.picture(pictures / "hostile.png")


def many(browser, folder, pictures):
    browser.look(1280, 860)
    page = min((opened(browser, folder, "thousand") for _ in range(3)), key=lambda page: page.seconds)
    check(f"a thousand events open within {OPENS_WITHIN} s", page.seconds < OPENS_WITHIN, f"{page.seconds:.2f} s")
    same("all are there", len(page.rows()), 1000)
    took = [page.work(key) for key in ["ArrowDown"] * 20 + ["End", "Home"]]
    check(f"a key takes less than {WORKS_FOR} s of work", max(took) < WORKS_FOR, took)
    page.press("/")
    took = [page.work(key) for key in "tapped39"]
    check("so does a letter of a search", max(took) < WORKS_FOR, took)
    check("which finds", page.rows() == ["list.tapped39"] * 25, len(page.rows()))
    page.press("ArrowDown")
    before = len(page.texts(".hop"))
    page.click(".fold")
    check("responders that did nothing unfold", len(page.texts(".hop")) == 30 > before, before)
    page.is_quiet()

    # The same events twenty times over.
    report = report_in(folder / "thousand.html")
    events = report["steps"][0]["events"]
    report["steps"][0]["events"] = [
        {**event, "id": index, "sent": [{"key": "row", "value": str(index)}],
         "microsecondsSince1970": event["microsecondsSince1970"] + index * 900}
        for index, event in enumerate(events * 20)]
    write(folder, "many", report)
    page = opened(browser, folder, "many")
    print(f"      20,000 opened in {page.seconds:.2f} s")
    nodes = page.run("document.querySelectorAll('*').length")
    check("20,000 events make few nodes", nodes < 1500, nodes)
    page.press("/")
    took = [page.work(key) for key in [*"tapped39", "Enter", "Escape", "ArrowDown", "End", "Home", "m", "m"]]
    check(f"a key takes less than {WORKS_FOR} s of work with 20,000 too", max(took) < WORKS_FOR, took)
    print(f"      keys took {[round(each * 1000) for each in took]} ms of work")
    page.run("document.querySelector('.list').scrollTop = 500000")
    browser.drawn()
    check("rows are drawn where it is scrolled to", any("list.tapped" in text for text in page.texts(".row"))
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
        check(f"a long way keeps its ends at {width} px", cut == [False, True, False], cut)
        page.is_quiet()
    browser.look(1280, 860)
    page = opened(browser, folder, "read")
    found = []
    for _ in page.rows():
        found += page.texts(".detail h2")
        page.press("ArrowDown")
    same("whatever a report may say can be opened", found, page.rows())
    page.search("a.blocked")
    page.press("ArrowDown")
    same("what was not reached is not said to have done nothing",
          page.texts(".fold"), ["5 responders, not reached"])
    check("nor the source to have begun to climb", page.texts(".hop:last-of-type .roles") == ["not reached"] and
          page.page.locator(".route .node.start").count() == 0)
    page.press("Escape")
    page.search("nobody")
    page.press("ArrowDown")
    same("an event without a route says that no responder handled it",
          page.texts(".notice.unhandled"), ["No responder on its route handled it."])
    page.press("Escape")
    page.search("tosomebody")
    page.press("ArrowDown")
    check("classes are written out as all texts are", page.texts(".hop .head .type") == ["\\u{202E}B"],
          page.texts(".hop .head .type"))
    page.press("Escape")
    page.search("held back")
    same("a search finds what a strategy held back", page.rows(), ["a.throttled"])
    page.press("ArrowDown")
    same("and the event says so", page.texts(".answer .said"), ["held back (throttled)"])
    page.is_quiet()


def others(browser, folder, pictures):
    browser.look(1280, 860)
    page = opened(browser, folder, "steps")
    same("steps are counted, the first screen is none",
          page.texts(".stephead .number"), ["", "1", "2", "3"])
    check("its note is its name", page.texts(".detail h2, .detail figcaption") == ["The shelf at first"])
    page.press("ArrowDown")
    check("steps show their pictures", page.run("document.querySelector('.screen img').decode().then(() => true)"))
    check("a list has nothing but what can be chosen", page.run(
        "[...document.querySelector('.list').children].every(e => e.role === 'option')"
        " && !document.querySelector('.list button, .list a, .list img, .list [tabindex]')"))
    check("and their events beside", page.texts(".cards .name") == ["product.buyTapped", "cart.changed"])
    page.is_accessible("a step")
    page.search("share")
    check("search leaves the steps of what it finds", page.texts(".stephead bdi") == ["tap share"])
    page.is_quiet()
    if pictures:
        browser.picture(pictures / "steps.png")
    page = opened(browser, folder, "empty")
    check("an empty log says so", page.texts("#none:not([hidden]) strong") == ["No events"])
    page.is_accessible("an empty page")
    page.is_quiet()
