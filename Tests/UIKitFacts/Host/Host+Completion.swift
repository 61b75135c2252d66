import Testing

extension Host {
  /// Runs what ends by a completion, and returns what the completion was called with.
  ///
  /// A completion that is not called within ``patience`` is an issue. The fact goes on with nil, so that the others get
  /// their turn.
  @discardableResult
  static func completion<Value>(
    sourceLocation: SourceLocation = #_sourceLocation,
    of body: (@escaping (Value) -> Void) -> Void
  ) async -> Value? {
    var value: Value?
    body { value = $0 }
    let deadline = ContinuousClock.now + patience
    while value == nil, ContinuousClock.now < deadline, !Task.isCancelled {
      try? await Task.sleep(for: .milliseconds(10))
    }
    if value == nil { Issue.record("No completion within \(patience).", sourceLocation: sourceLocation) }
    return value
  }
}
