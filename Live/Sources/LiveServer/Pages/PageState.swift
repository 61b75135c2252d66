internal import Foundation

/// The state of a connected page.
struct PageState {
  /// The position of the page in the lines of an app.
  struct Cursor {
    /// The number of the next line.
    var next: Int
    /// The number of the first line that arrived after the page was opened.
    var live: Int
    /// The last description of the app that the page received.
    var description: Data?
  }

  /// The cursors, by the app's key.
  var cursors: [UUID: Cursor] = [:]

  /// The pending answers to messages from the page.
  var replies: [Data] = []

  /// The payload of an unanswered ping.
  var ping: Data?

  /// Why the page must close, or nil.
  var ending: PageEnding?

  /// The app that was served last.
  var lastServed: UUID?

  /// Resumed when there may be output for the page.
  var waiter: CheckedContinuation<Void, Never>?

  mutating func wake() {
    waiter?.resume()
    waiter = nil
  }
}

/// Why the server closes a page's connection.
package enum PageEnding: Sendable, Equatable {
  /// The page closed it.
  case requested

  /// Too many lines waited for the page.
  case tooSlow

  /// A message of the page exceeded the limit.
  case messageTooBig

  /// The page sent binary data or violated the protocol.
  case protocolError

  /// Too many pages are connected.
  case tooManyPages
}
