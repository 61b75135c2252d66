public import Foundation
internal import KitSupport
internal import RouterEvents

extension EventReport {
  /// Returns a self-contained HTML page of the events.
  ///
  /// The page has a list of events, the route of each event, a time axis, a search field and filters. It can also
  /// compare events and sessions.
  ///
  /// The page's content security policy prevents it from loading other resources. Data from the app and its users
  /// appears only as text. The page marks values that were shortened in their traces.
  public func html() -> String { page(following: nil) }

  /// Returns the page of ``html()``, connected to a WebSocket of its server.
  ///
  /// The page lists events as they arrive and shows the app's screen. It connects only to its own server, with the
  /// query of its own address. If the connection is lost, the page keeps its events and reconnects.
  ///
  /// - Parameter path: The address of the WebSocket, relative to the address of the page, for example `live`.
  /// - Returns: The text of the page.
  public func html(following path: String) -> String { page(following: path) }

  private func page(following path: String?) -> String {
    // The browser applies only scripts and styles with this nonce, so markup injected by a value has no effect.
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

  /// Writes the page of ``html()`` to a file atomically.
  ///
  /// Only the owner can read a new file, because events contain user actions. An existing file keeps its permissions.
  /// Symbolic links are followed. A device or a pipe is written in place.
  ///
  /// - Throws: An error that names the file and the reason.
  public func writeHTML(to url: URL) throws {
    try StoredFile(url, isPrivate: true).store(Data(html().utf8))
  }
}

extension String {
  /// The text with the characters `&` and `<` escaped for HTML.
  fileprivate var escaped: String { replacing(["&": "&amp;", "<": "&lt;"]) }

  /// Returns the text with some Unicode scalars replaced.
  ///
  /// Comparing characters instead would miss a scalar that is followed by a combining accent.
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
