package import Foundation

/// An output for a page.
package enum PageOutput: Sendable, Equatable {
  /// A message, as JSON.
  case message(Data)

  /// The answer to a ping.
  case pong(Data)

  /// The end of the connection.
  case close(PageEnding)
}
