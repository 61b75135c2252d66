import Testing

extension Host {
  /// Runs a closure that calls a completion handler, and returns the handler's argument.
  ///
  /// If the handler is not called within ``patience``, records an issue and returns nil.
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
