/// The limits of a live server.
package struct Limits: Sendable {
  /// The maximum number of stored lines for each app.
  package var linesPerApp = 20_000

  /// The maximum number of stored bytes for each app, not counting its last `screen` line.
  package var bytesPerApp = 64 << 20

  /// The maximum number of apps, including disconnected ones. If necessary, a new app replaces the disconnected app
  /// that was active least recently.
  package var apps = 32

  /// The maximum number of disconnected apps when a new app connects. Those that were active least recently are removed.
  /// A page keeps the same number.
  package var endedApps = 8

  /// The maximum size of a request body, in bytes.
  package var bytesPerBody = 8 << 20

  /// The maximum number of lines in a request body.
  package var linesPerBody = 10_000

  /// The maximum length of a line from an app, in bytes.
  package var bytesPerLine = 2 << 20

  /// The maximum size of a message from a browser page, in bytes.
  package var bytesPerPageMessage = 64 << 10

  /// The maximum number of connected browser pages.
  package var pages = 64

  /// The maximum total size of an app's new lines that wait for a page, in bytes, not counting `screen` lines. If it is
  /// exceeded, the page is disconnected.
  package var waitingBytes = 16 << 20

  /// The maximum number of an app's new messages that wait for a page. If it is exceeded, the page is disconnected.
  package var waitingMessages = 5_000

  /// The time without requests after which an app that posts over HTTP counts as disconnected.
  package var quietTime = Duration.seconds(60)

  /// The maximum number of open connections. The system's limit on file descriptors may reduce this number.
  package var connections = 256

  /// The maximum total length of the address and the headers of a request, in bytes.
  package var bytesPerHead = 32 << 10

  /// The maximum length of the address and of each header of a request, in bytes.
  package var bytesPerHeader = 8 << 10

  /// The maximum number of headers of a request.
  package var headers = 100

  /// The time limit for receiving the head of a request.
  package var headTime = Duration.seconds(30)

  /// The time limit for receiving the body of a request.
  package var bodyTime = Duration.seconds(30)

  /// The time limit for writing a response or a message to a page. If the client does not accept it in time, the
  /// connection is closed.
  package var writeTime = Duration.seconds(30)

  /// Creates limits with the default values.
  package init() {}
}
