/// What the server keeps and reads at most.
package struct Limits: Sendable {
  /// How many lines of an app are kept.
  package var linesPerApp = 20_000

  /// How many bytes of an app's lines are kept, its last screen aside.
  package var bytesPerApp = 64 << 20

  /// How many apps are kept.
  package var apps = 32

  /// How many bytes the body of a request may have.
  package var bytesPerBody = 8 << 20

  /// How many bytes a line may have.
  package var bytesPerLine = 2 << 20

  /// How many bytes a message from a page may have.
  package var bytesPerPageMessage = 64 << 10

  /// How many pages may follow at once.
  package var pages = 64

  /// How many bytes of an app's new lines may wait for a page.
  package var waitingBytes = 16 << 20

  /// How many of an app's new messages may wait for a page.
  package var waitingMessages = 5_000

  /// How long an app may be quiet before it counts as disconnected.
  package var quietTime = Duration.seconds(60)

  /// How many connections may be open, if the system allows as many file descriptors.
  package var connections = 256

  /// How long a request's head may take to arrive on a connection.
  package var headTime = Duration.seconds(30)

  /// How long a request's body may take to arrive.
  package var bodyTime = Duration.seconds(30)

  /// How long a connection may take no byte of what is sent to it.
  package var writeTime = Duration.seconds(30)

  /// Makes the limits that the programs have.
  package init() {}
}
