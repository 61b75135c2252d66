internal import Foundation

/// The state of a connected web page.
struct PageState {
  /// A page's progress through the lines of an app.
  struct Cursor {
    /// The number of the next line to send.
    var next: Int
    /// The number of the first line to arrive after the page was opened. Earlier lines do not count as waiting.
    var live: Int
    /// The app description that the page received last, or nil if it has received none.
    var description: Data?
  }

  /// The page's cursor for each app, by the key of the app.
  var cursors: [UUID: Cursor] = [:]

  /// The error messages that wait to be sent to the page.
  var replies: [Data] = []

  /// The payload of a ping that has not been answered, or nil if there is none.
  var ping: Data?

  /// The reason for closing the page, or nil while the page is open.
  var ending: PageEnding?

  /// The key of the app whose description and lines were sent last, or nil if none were sent.
  var lastServed: UUID?

  /// The continuation to resume when there may be output for the page, or nil if no call waits for output.
  var waiter: CheckedContinuation<Void, Never>?

  mutating func wake() {
    waiter?.resume()
    waiter = nil
  }
}

/// A reason for closing the connection of a web page.
package enum PageEnding: Sendable, Equatable {
  /// The page closed the connection.
  case requested

  /// Too many bytes or messages waited for the page.
  case tooSlow

  /// A message from the page exceeded the maximum size.
  case messageTooBig

  /// The page sent binary data or violated the WebSocket protocol, or reading from the page failed.
  case protocolError

  /// The maximum number of pages is already connected.
  case tooManyPages
}
