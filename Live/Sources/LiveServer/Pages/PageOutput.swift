package import Foundation

/// What a page gets next.
package enum PageOutput: Sendable, Equatable {
  /// A message: JSON text.
  case message(Data)

  /// The answer to a ping.
  case pong(Data)

  /// The end of the connection.
  case close(PageEnding)
}
