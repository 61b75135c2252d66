/// The parts of the page that are the same for every report. They lie in the source, so that an app that links the
/// inspector brings no bundle along.
enum PageAssets {
  /// What is there before the script fills it.
  static let body = #"""
    <header>
    <h1></h1>
    <div class="filters" role="group" aria-label="Show only"></div>
    <div class="search" role="search">
    <input id="search" type="search" placeholder="Name, class, key, value or role" aria-label="Search" autocomplete="off" spellcheck="false">
    <kbd aria-hidden="true">/</kbd>
    </div>
    </header>
    <nav aria-label="Events">
    <div id="none" class="empty" hidden><strong>No match</strong><button id="clear" class="link" type="button">Show all events</button></div>
    <div class="list" role="listbox" tabindex="0" aria-label="Events"></div>
    <div class="hint"><span id="count" role="status"></span><span class="keys"> · <kbd>↑</kbd> <kbd>↓</kbd> choose, <kbd>↵</kbd> read, <kbd>Esc</kbd> back</span></div>
    </nav>
    <main tabindex="-1"></main>
    <noscript><p>The events on this page are shown by a script, which this browser does not run.</p></noscript>
    """#

  static let styles = [style, routeStyle]
  static let scripts = [textScript, modelScript, routeScript, detailScript, listScript]
}
