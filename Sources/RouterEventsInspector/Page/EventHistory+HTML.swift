public import Foundation
internal import KitSupport
internal import RouterEvents

extension EventHistory {
  /// Returns a self-contained HTML page of the events, with the route of each, a time axis, a search field, filters,
  /// and comparisons of events and sessions.
  ///
  /// A content security policy prevents the page from loading external resources. Data from the app and its users
  /// appears only as text, never as markup. The page marks the values that a trace has shortened.
  public func html() -> String { page(following: nil).string }

  /// Returns the page of ``html()`` with a WebSocket connection to the server that the page is loaded from. The path is
  /// relative to the URL of the page, for example `live`.
  ///
  /// The page lists events as they arrive and shows the app's screen. It connects only to that server and passes on the
  /// query of its own URL. If the connection is lost, the page keeps its events and reconnects.
  public func html(following path: String) -> String { page(following: path).string }

  private func page(following path: String?) -> JSONText {
    // The browser applies only scripts and styles with this nonce, so markup injected by a value has no effect.
    let nonce = UUID().uuidString.filter(\.isHexDigit)
    let policy = """
      default-src 'none'; img-src data:; style-src 'nonce-\(nonce)'; script-src 'nonce-\(nonce)'; \
      base-uri 'none'; form-action 'none'
      """
    let start = PageAssets.start(
      policy: path == nil ? policy : "\(policy); connect-src 'self'",
      version: EventRouter.version,
      live: path.map { "<meta name=\"live\" content=\"\($0.escaped.replacing(["\"": "&quot;"]))\">\n" } ?? "",
      title: title.visible.escaped,
      nonce: nonce
    )
    var page = PackedHistory(self, after: start).json
    page.append(PageAssets.end(nonce: nonce).utf8)
    return page
  }

  /// Writes the page of ``html()`` to a file atomically.
  ///
  /// A new file is readable only by its owner, because events contain user actions. An existing file keeps its
  /// permissions. Symbolic links are followed. If the URL refers to a device or a pipe, the page is written directly
  /// to it.
  ///
  /// - Throws: An error that names the file and the reason.
  public func writeHTML(to url: URL) throws {
    let page = Data(page(following: nil).bytes)
    let (files, target) = (FileManager.default, url.resolvingSymlinksInPath())
    let known = try? files.attributesOfItem(atPath: target.path)
    guard known == nil || known?[.type] as? FileAttributeType == .typeRegular else {
      return try page.write(to: target)
    }
    try page.write(to: target, options: .atomic)
    let mode = known?[.posixPermissions] as? Int ?? 0o600
    try files.setAttributes([.posixPermissions: mode], ofItemAtPath: target.path)
  }
}

extension String {
  fileprivate var escaped: String { replacing(["&": "&amp;", "<": "&lt;"]) }

  /// Replaces scalars, because comparing characters would miss a scalar before a combining accent.
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
