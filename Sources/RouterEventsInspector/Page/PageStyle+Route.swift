extension PageAssets {
  /// How the route's picture looks.
  static let routeStyle = #"""
    .route { position: relative; margin: 0; padding: 0; list-style: none; }
    .route > svg { position: absolute; left: 0; top: 0; width: 64px; height: 100%; overflow: visible; pointer-events: none; }
    .hop { display: grid; grid-template-columns: 64px minmax(0, 1fr); }
    .hop .card { padding: 5px 14px; min-width: 0; border: 1px solid transparent; }
    .hop .head { display: flex; gap: 10px; align-items: baseline; }
    .hop .who { flex: 1; min-width: 0; display: flex; flex-wrap: wrap; gap: 0 10px; align-items: baseline; }
    .hop .index { color: var(--muted); font-size: 12px; font-variant-numeric: tabular-nums; min-width: 18px; }
    .hop .roles { color: var(--muted); font-size: 12px; }
    .hop .took { color: var(--muted); font-size: 12px; font-variant-numeric: tabular-nums; white-space: nowrap; }
    .hop.passive .type { color: var(--muted); }
    .hop.unreached .type { color: var(--muted); }
    .hop.acting { padding: 4px 0; }
    .hop.acting .card { background: var(--panel); border-color: var(--line); border-radius: 10px; padding: 8px 14px; }
    .hop.acting .type { font-weight: 600; }
    .hop ul { list-style: none; margin: 5px 0 0; padding: 0; display: grid; gap: 4px; }
    .hop li { display: flex; gap: 8px; align-items: baseline; font-size: 14px; overflow-wrap: anywhere; }
    .hop .words { display: flex; flex-wrap: wrap; gap: 0 8px; align-items: baseline; min-width: 0; }
    .hop .sign { flex: none; width: 18px; text-align: center; font-weight: 700; color: var(--accent); }
    .hop .removed .sign { color: var(--bad); }
    .hop .was { color: var(--muted); font-size: 13px; }
    .hop .answer .sign { color: var(--tone); }
    .hop .answer .said { color: var(--tone); font-weight: 600; }
    .hop .forwarded { --tone: var(--muted); }
    .fold { border: 1px dashed var(--line); border-radius: 8px; background: none; color: var(--muted); font-size: 13px; padding: 4px 12px; margin: 3px 0; min-height: 30px; }
    .fold:hover { border-color: var(--accent); color: var(--ink); }

    .route .climb { stroke: var(--accent); stroke-width: 3; fill: none; stroke-linecap: round; }
    .route .descent { stroke: var(--accent); stroke-width: 1.75; fill: none; stroke-dasharray: 3 4; opacity: .8; }
    .route .rest { stroke: var(--faint); stroke-width: 2; fill: none; stroke-dasharray: 1 6; stroke-linecap: round; }
    .route .tip { fill: none; stroke: var(--accent); stroke-width: 3; stroke-linecap: round; stroke-linejoin: round; }
    .route .descent.tip { stroke-dasharray: none; stroke-width: 1.75; }
    .route .dot { fill: var(--accent); }
    .route .dot.off { fill: var(--back); stroke: var(--faint); stroke-width: 1.5; }
    .route .node { fill: var(--panel); stroke: var(--accent); stroke-width: 2.5; }
    .route .node.start { fill: var(--accent); }
    .route .node.off { stroke: var(--faint); stroke-width: 1.5; }
    .route .node.full { fill: var(--tone); stroke: var(--tone); }
    .route .node.pass { stroke: var(--tone); }
    .route .sketch { fill: none; stroke: var(--accent); stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
    .route .sketch.inverse { stroke: var(--panel); }
    .route .sketch.tone { stroke: var(--tone); }
    .legend { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 14px 0 0; color: var(--muted); font-size: 12px; }
    @media (prefers-reduced-motion: no-preference) {
      .route .climb { animation: draw .45s ease-out both; stroke-dasharray: var(--length); }
      @keyframes draw { from { stroke-dashoffset: var(--length); } to { stroke-dashoffset: 0; } }
    }
    @media (max-width: 760px) {
      .hop { grid-template-columns: 56px minmax(0, 1fr); }
      .fold { min-height: 44px; }
      .hop .card, .hop.acting .card { padding-left: 10px; padding-right: 10px; }
    }
    """#
}
