extension PageAssets {
  /// How the page looks, apart from the route's picture.
  static let style = #"""
    :root {
      color-scheme: light;
      --back: #f4f5f7; --panel: #ffffff; --soft: #eef0f4; --line: #dde0e7;
      --ink: #191c22; --muted: #586070; --faint: #b9bfca;
      --accent: #3d4fc9; --accent-soft: #e9ecfb;
      --good: #146c43; --good-soft: #dff2e7; --warn: #8a4b00; --warn-soft: #fdeed6;
      --bad: #ad2018; --bad-soft: #fce6e3; --odd: #68409b; --odd-soft: #f0e8f8;
      --mono: ui-monospace, "SF Mono", SFMono-Regular, Menlo, "Cascadia Mono", "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        color-scheme: dark;
        --back: #13151a; --panel: #1b1e25; --soft: #252932; --line: #313743;
        --ink: #e7e9ef; --muted: #a0a8b8; --faint: #4a5160;
        --accent: #a3adff; --accent-soft: #272d52;
        --good: #68d39c; --good-soft: #17352a; --warn: #f0b860; --warn-soft: #3b2d15;
        --bad: #ff928a; --bad-soft: #43211f; --odd: #c9a4f0; --odd-soft: #33264a;
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; margin: 0; }
    body {
      display: grid; grid-template: auto minmax(0, 1fr) / minmax(300px, 400px) minmax(0, 1fr);
      background: var(--back); color: var(--ink);
      font: 15px/1.45 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
    }
    button, input { font: inherit; color: inherit; }
    button { cursor: pointer; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    code, .name, .type, .value { font-family: var(--mono); font-size: .93em; }
    bdi { overflow-wrap: anywhere; unicode-bidi: isolate; }
    dd, dt, .facts, .notice, .title, .card, .cards button, figcaption, h1 { overflow: clip; overflow-clip-margin: 4px; }
    .control { color: var(--bad); background: var(--bad-soft); border-radius: 3px; padding: 0 2px; }
    .private { color: var(--odd); background: var(--odd-soft); border-radius: 3px; padding: 0 4px; }
    .cut { color: var(--muted); font: italic .85em system-ui, sans-serif; white-space: nowrap; }

    header {
      grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center;
      padding: 10px 20px; background: var(--panel); border-bottom: 1px solid var(--line);
    }
    header h1 {
      margin: 0; font-size: 17px; overflow-wrap: anywhere; max-width: 40ch; max-height: 2.9em;
      display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2;
    }
    header .filters { display: flex; flex-wrap: wrap; gap: 6px; }
    header .filters button {
      display: inline-flex; align-items: center; gap: 6px; padding: 3px 10px 3px 6px; min-height: 30px;
      border: 1px solid var(--line); border-radius: 15px; background: none; color: var(--muted); font-size: 13px;
    }
    header .filters button[aria-pressed=true] { background: var(--accent-soft); color: var(--ink); border-color: var(--accent); }
    header .search { margin-left: auto; position: relative; }
    header input {
      width: 290px; min-height: 34px; padding: 4px 34px 4px 12px; border: 1px solid var(--line);
      border-radius: 8px; background: var(--back);
    }
    header input::placeholder { color: var(--muted); opacity: 1; }
    header input::-webkit-search-cancel-button { display: none; }
    kbd {
      font: 12px/18px var(--mono); min-width: 20px; padding: 0 5px; text-align: center; color: var(--muted);
      border: 1px solid var(--line); border-radius: 4px; background: var(--panel); display: inline-block;
    }
    header .search kbd { position: absolute; right: 8px; top: 7px; pointer-events: none; }

    nav { display: flex; flex-direction: column; border-right: 1px solid var(--line); background: var(--panel); min-height: 0; }
    .list { flex: 1; overflow-y: auto; padding-bottom: 8px; outline-offset: -2px; scroll-padding: 44px 0 8px; }
    .stephead {
      position: sticky; top: 0; z-index: 1; display: flex; gap: 10px; padding: 8px 16px; cursor: default;
      border-bottom: 1px solid var(--line); background: var(--soft); font-weight: 600; font-size: 13px;
    }
    .stephead .number { color: var(--muted); min-width: 20px; text-align: right; font-variant-numeric: tabular-nums; }
    .stephead[aria-selected=true] { box-shadow: inset 3px 0 var(--accent); }
    .row {
      display: grid; grid-template-columns: 20px minmax(0, 1fr) auto; gap: 0 10px; align-items: center;
      padding: 7px 16px 7px calc(16px + var(--level, 0) * 18px); border-bottom: 1px solid var(--soft); cursor: default;
      content-visibility: auto; contain-intrinsic-size: auto 58px;
    }
    .row:hover { background: var(--soft); }
    .row[aria-selected=true] { background: var(--accent-soft); box-shadow: inset 3px 0 var(--accent); }
    .row .mark { grid-row: 1 / 3; }
    .row .name { font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .row .took { color: var(--muted); font-size: 12px; font-variant-numeric: tabular-nums; }
    .row .way { grid-column: 2 / 4; color: var(--muted); font-size: 13px; display: flex; white-space: pre; }
    .row .way span { min-width: 0; overflow: hidden; text-overflow: ellipsis; }
    .row .way .between { flex-shrink: 1000000; min-width: 3em; }
    .hint { padding: 8px 16px; border-top: 1px solid var(--line); color: var(--muted); font-size: 12px; }

    .mark { width: 18px; height: 18px; display: block; flex: none; }
    .handled { --tone: var(--good); --tint: var(--good-soft); }
    .blocked { --tone: var(--warn); --tint: var(--warn-soft); }
    .unhandled { --tone: var(--bad); --tint: var(--bad-soft); }
    .dropped { --tone: var(--odd); --tint: var(--odd-soft); }
    .breach { --tone: var(--bad); --tint: var(--bad-soft); }

    main { overflow-y: auto; padding: 24px 32px 48px; min-width: 0; }
    main:focus-visible { outline-offset: -2px; }
    main > * { max-width: 1080px; }
    main .back { display: none; }
    main h2 { margin: 0; font-size: 22px; line-height: 1.3; }
    main h2.name { font-size: 20px; font-weight: 650; }
    main h3 { margin: 28px 0 10px; font-size: 13px; color: var(--muted); font-weight: 600; }
    .title { display: flex; flex-wrap: wrap; gap: 6px 12px; align-items: center; }
    .badge {
      display: inline-flex; gap: 6px; align-items: center; padding: 2px 10px 2px 6px; border-radius: 12px;
      background: var(--tint); color: var(--tone); font-size: 13px; font-weight: 600;
    }
    .badge .mark { width: 16px; height: 16px; }
    .facts { margin: 6px 0 0; color: var(--muted); font-size: 14px; }
    .facts .type { color: var(--ink); }
    a, .link { color: var(--accent); background: none; border: 0; padding: 0; text-decoration: underline; text-underline-offset: 2px; text-align: left; }
    .notice { margin: 14px 0 0; padding: 10px 14px; border-radius: 8px; background: var(--tint); color: var(--ink); border-left: 4px solid var(--tone); overflow-wrap: anywhere; }
    dl { display: grid; grid-template-columns: fit-content(35%) minmax(0, 1fr); gap: 4px 16px; margin: 0; }
    dt { color: var(--muted); font-family: var(--mono); font-size: .93em; overflow-wrap: anywhere; }
    dd { margin: 0; }
    .empty { color: var(--muted); padding: 48px 24px; text-align: center; }
    .empty strong { display: block; color: var(--ink); font-size: 17px; margin-bottom: 6px; }
    .split { display: grid; grid-template-columns: minmax(0, 1fr) minmax(220px, 340px); gap: 32px; align-items: start; }
    .screen { position: sticky; top: 0; margin: 0; }
    .screen img { display: block; width: 100%; border: 1px solid var(--line); border-radius: 12px; background: #fff; }
    .screen figcaption { color: var(--muted); font-size: 13px; margin-top: 8px; }
    .cards { display: grid; gap: 8px; }
    .cards button {
      display: grid; grid-template-columns: 20px minmax(0, 1fr) auto; gap: 2px 10px; align-items: center; text-align: left;
      padding: 10px 14px; background: var(--panel); border: 1px solid var(--line); border-radius: 10px;
    }
    .cards button:hover { border-color: var(--accent); }
    .cards .way { grid-column: 2 / 4; color: var(--muted); font-size: 13px; overflow-wrap: anywhere; }
    .cards .took { color: var(--muted); font-size: 12px; }

    @media (max-width: 1100px) { .split { grid-template-columns: minmax(0, 1fr); } .screen { position: static; max-width: 340px; } }
    @media (max-width: 760px) {
      body { grid-template: auto minmax(0, 1fr) / minmax(0, 1fr); }
      header { padding: 10px 14px; gap: 8px; }
      header .search { margin: 0; flex: 1 1 100%; }
      header input { width: 100%; min-height: 42px; font-size: 16px; }
      header .search kbd, .hint .keys { display: none; }
      .hint { order: -1; padding: 8px 14px; border: 0; border-bottom: 1px solid var(--line); }
      header .filters { flex-wrap: nowrap; overflow-x: auto; margin: 0 -14px; padding: 2px 14px; scrollbar-width: none; }
      header .filters button { flex: none; min-height: 44px; border-radius: 22px; padding-right: 14px; padding-left: 8px; }
      nav { border: 0; }
      .row { padding-top: 10px; padding-bottom: 10px; }
      main { padding: 14px 14px 40px; }
      main .back { display: inline-flex; min-height: 44px; align-items: center; }
      body:not(.reading) main, body.reading nav, body.reading header { display: none; }
      body.reading { grid-template-rows: minmax(0, 1fr); }
    }
    """#
}
