internal import Foundation

/// An app that sends lines, with the last lines it sent.
struct AppSession: Sendable {
  /// The identifier of the session, as the app wrote it.
  let id: String

  /// The first line of the app, which describes it.
  let hello: AppLine.Hello

  /// The stored lines of the app.
  var lines: LineStore

  /// Sends a line to the app, or nil if the app cannot be reached.
  let input: (@Sendable (Data) -> Void)?

  /// Whether the app is connected. An app that is quiet for ``Limits/quietTime`` counts as disconnected.
  var isConnected = true {
    didSet { description = describe() }
  }

  /// The time of the app's last request or line.
  var lastActivity: ContinuousClock.Instant

  /// Whether pages may send lines to the app.
  var takesInput: Bool { hello.takesInput && input != nil }

  /// The description of the app for pages, as JSON.
  private(set) var description = Data()

  init(
    id: String,
    hello: AppLine.Hello,
    limits: Limits,
    input: (@Sendable (Data) -> Void)?,
    lastActivity: ContinuousClock.Instant
  ) {
    self.id = id
    self.hello = hello
    self.input = input
    self.lastActivity = lastActivity
    lines = LineStore(limits: limits)
    description = describe()
  }

  private func describe() -> Data {
    JSONText.object([
      "id": id, "name": hello.app, "takesInput": takesInput, "isConnected": isConnected,
    ])
  }
}
