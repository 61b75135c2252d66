public import Foundation
internal import KitSupport
internal import RouterEvents

extension EventReport {
  /// One self-contained page: the list of events, the way of each along its chain, a time axis, search, filters,
  /// comparison of events and of sessions.
  ///
  /// The page loads nothing, and its policy forbids it to. What came from the app and its users is data in the page,
  /// shown as text only. Values are cut where the trace cut them, and the page says so.
  public func html() -> String { page(following: nil) }

  /// The same page, which also follows a WebSocket of the server that it came from: it lists events as they come, and
  /// shows the app's screen.
  ///
  /// The page may connect to its own server only, and passes the query of its own address on. Without a connection it
  /// keeps what came, and tries again.
  ///
  /// - Parameter path: The WebSocket's address, relative to that of the page, for example `live`.
  /// - Returns: The text of the page.
  public func html(following path: String) -> String { page(following: path) }

  private func page(following path: String?) -> String {
    // Only what bears this number runs or styles: not what a value might bring along.
    let nonce =
      String(UInt64.random(in: .min ... .max), radix: 36)
      + String(UInt64.random(in: .min ... .max), radix: 36)
    let policy = """
      default-src 'none'; img-src data:; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; \
      base-uri 'none'; form-action 'none'
      """
    return PageAssets.page(
      policy: path == nil ? policy : "\(policy); connect-src 'self'",
      live: path.map { "<meta name=\"live\" content=\"\($0.escaped.replacing(["\"": "&quot;"]))\">\n" } ?? "",
      title: title.visible.escaped,
      nonce: nonce,
      // In a script element only "<" could end or open anything; JSON may write it as an escape.
      report: encoded([.sortedKeys, .withoutEscapingSlashes]).replacing(["<": "\\u003c"])
    )
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
  /// The text as that of an element.
  fileprivate var escaped: String { replacing(["&": "&amp;", "<": "&lt;"]) }

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
