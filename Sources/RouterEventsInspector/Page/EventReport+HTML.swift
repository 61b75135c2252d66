public import Foundation
internal import KitSupport
internal import RouterEvents

extension EventReport {
  /// One self-contained page: the list of events, each one's chain as a picture with its way through it, search,
  /// filters, keyboard. It loads nothing and may not: its policy forbids it.
  ///
  /// What came from the app and its users is data in the page, shown as text only. Values are cut where the trace cut
  /// them, and the page says so.
  public func html() -> String {
    // Only what bears this number runs or styles: not what a value might bring along.
    let nonce =
      String(UInt64.random(in: .min ... .max), radix: 36)
      + String(UInt64.random(in: .min ... .max), radix: 36)
    let policy = """
      default-src 'none'; img-src data:; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; \
      base-uri 'none'; form-action 'none'
      """
    // In a script element only "<" could end or open anything; JSON may write it as an escape.
    let data = encoded([.sortedKeys, .withoutEscapingSlashes]).replacing(["<": "\\u003c"])
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="referrer" content="no-referrer">
      <title>\(title.visible.replacing(["&": "&amp;", "<": "&lt;"]))</title>
      <link rel="icon" href="data:,">
      <style nonce="\(nonce)">
      \(PageAssets.styles.joined(separator: "\n"))
      </style>
      </head>
      <body>
      \(PageAssets.body)
      <script type="application/json" id="report">\(data)</script>
      <script nonce="\(nonce)">
      \(PageAssets.scripts.joined(separator: "\n\n"))
      </script>
      </body>
      </html>

      """
  }

  /// Writes ``html()`` to a file, which is replaced whole or not at all.
  ///
  /// A new file can be read by its owner only, because events contain what users did; an existing one keeps its mode.
  /// Symbolic links are followed. A device or a pipe is written in place.
  ///
  /// - Throws: an error that says which file cannot be written, and why.
  public func writeHTML(to url: URL) throws {
    try StoredFile(url, isPrivate: true).store(Data(html().utf8))
  }
}

extension String {
  /// The text with some of its scalars replaced. A character would hide what accents are put on.
  fileprivate func replacing(_ replacements: [Unicode.Scalar: String]) -> String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      if let replacement = replacements[scalar] {
        text.append(contentsOf: replacement.unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }
}
