internal import Foundation

/// How far one page has read.
struct PageState {
  /// Where the page is in the lines of one app.
  struct Cursor {
    /// The number of the next line for the page.
    var next: Int
    /// The number of the first line that came after the page did.
    var live: Int
    /// What the page was told about the app.
    var told: Data?
  }

  /// The cursors, by the app's key.
  var cursors: [UUID: Cursor] = [:]

  /// Answers to the page's own messages.
  var replies: [Data] = []

  /// The last ping's payload, to be answered.
  var ping: Data?

  /// Why the page is to be closed, or nil if it is not.
  var ending: PageEnding?

  /// The app that was served last.
  var lastServed: UUID?

  /// Resumed when there may be something for the page.
  var waiter: CheckedContinuation<Void, Never>?

  mutating func wake() {
    waiter?.resume()
    waiter = nil
  }
}

/// Why the server closes a page's connection.
package enum PageEnding: Sendable, Equatable {
  /// The page asked for it.
  case asked

  /// More waited for the page than may.
  case tooSlow

  /// The page sent a message longer than a message may be.
  case messageTooBig

  /// The page sent something that is not text, or breaks the protocol.
  case protocolError

  /// As many pages as may follow do.
  case tooManyPages
}
