internal import Foundation

/// An app that sends lines: what it is, and what it sent last.
struct AppSession: Sendable {
  /// The session's identifier, as the app wrote it.
  let id: String

  /// What the app says about itself.
  let hello: AppLine.Hello

  /// The lines of the app.
  var lines: LineStore

  /// Takes lines for the app, or nil if nobody would pass them on.
  let input: (@Sendable (Data) -> Void)?

  /// Whether the app still sends. An app that is quiet for long counts as disconnected.
  var isConnected = true {
    didSet { description = describe() }
  }

  /// When the app sent something last.
  var lastActivity: ContinuousClock.Instant

  /// Whether pages may send lines to the app.
  var takesInput: Bool { hello.takesInput && input != nil }

  /// What pages are told about the app: JSON.
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
