public import Foundation
internal import KitSupport
internal import RouterEvents

extension EventReport {
  /// Returns a self-contained page: the list of events, the route of each, a time axis, search, filters, and comparison
  /// of events and sessions.
  ///
  /// The page loads nothing; its content security policy forbids it. Data from the app and its users is shown as text
  /// only. Values are as bounded as in the trace, and the page marks shortened ones.
  public func html() -> String { page(following: nil) }

  /// Returns the page of ``html()``, connected to a WebSocket of its server. It lists events as they arrive and shows the
  /// app's screen.
  ///
  /// The page connects to its own server only and passes on the query of its own address. If the connection is lost, it
  /// keeps what it has and reconnects.
  ///
  /// - Parameter path: The address of the WebSocket, relative to the page's, for example `live`.
  /// - Returns: The text of the page.
  public func html(following path: String) -> String { page(following: path) }

  private func page(following path: String?) -> String {
    // Only elements with this nonce are executed or applied, not any that a value might inject.
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
      // Inside a script element only "<" is significant, and JSON allows escaping it.
      report: encoded([.sortedKeys, .withoutEscapingSlashes]).replacing(["<": "\\u003c"])
    )
  }

  /// Writes ``html()`` to a file atomically.
  ///
  /// A new file is readable by its owner only, because events contain user actions. An existing file keeps its mode.
  /// Symbolic links are followed. A device or a pipe is written in place.
  ///
  /// - Throws: An error that names the file and the reason.
  public func writeHTML(to url: URL) throws {
    try StoredFile(url, isPrivate: true).store(Data(html().utf8))
  }
}

extension String {
  /// The text, escaped for HTML.
  fileprivate var escaped: String { replacing(["&": "&amp;", "<": "&lt;"]) }

  /// The text with some scalars replaced. Comparing characters would miss a scalar with a combining accent.
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
