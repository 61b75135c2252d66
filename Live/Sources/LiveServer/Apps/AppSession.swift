internal import Foundation

/// An app's session, with the most recent lines that the app has sent.
struct AppSession: Sendable {
  /// The identifier of the session, in the letter case that the app uses.
  let id: String

  /// The content of the first line, which describes the app.
  let hello: AppLine.Hello

  var lines: LineStore

  /// A closure that sends a line to the app, or nil if the app cannot receive lines.
  let input: (@Sendable (Data) -> Void)?

  /// Whether the app is connected. An app that posts over HTTP counts as disconnected after ``Limits/quietTime``
  /// without a request.
  var isConnected = true {
    didSet { description = describe() }
  }

  /// The time at which the app last sent a request or a line.
  var lastActivity: ContinuousClock.Instant

  /// Whether pages may send input to the app while it is connected.
  var takesInput: Bool { hello.takesInput && input != nil }

  /// A description of the app for pages, as JSON.
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
