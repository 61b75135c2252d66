package import Foundation

/// An output that the server sends to a web page.
package enum PageOutput: Sendable, Equatable {
  /// A text message that contains JSON.
  case message(Data)

  /// The answer to a ping, with the payload of the ping.
  case pong(Data)

  /// The end of the connection, with its reason.
  case close(PageEnding)
}
