/// The limits of the server.
package struct Limits: Sendable {
  /// The number of lines kept for an app.
  package var linesPerApp = 20_000

  /// The number of bytes kept for an app's lines, not counting its last screen.
  package var bytesPerApp = 64 << 20

  /// The number of apps kept.
  package var apps = 32

  /// The maximum size of a request's body, in bytes.
  package var bytesPerBody = 8 << 20

  /// The maximum length of a line, in bytes.
  package var bytesPerLine = 2 << 20

  /// The maximum size of a message from a page, in bytes.
  package var bytesPerPageMessage = 64 << 10

  /// The number of pages that may be connected at once.
  package var pages = 64

  /// The number of bytes of an app's new lines that may wait for a page.
  package var waitingBytes = 16 << 20

  /// The number of an app's new messages that may wait for a page.
  package var waitingMessages = 5_000

  /// The time after which a quiet app counts as disconnected.
  package var quietTime = Duration.seconds(60)

  /// The maximum number of connections, if the system allows as many file descriptors.
  package var connections = 256

  /// The time limit for reading a request's head on a connection.
  package var headTime = Duration.seconds(30)

  /// The time limit for reading a request's body.
  package var bodyTime = Duration.seconds(30)

  /// The time after which a write fails if the reader accepts no byte.
  package var writeTime = Duration.seconds(30)

  /// Creates the default limits.
  package init() {}
}
