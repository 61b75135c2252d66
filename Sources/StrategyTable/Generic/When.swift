/// A strategy in a ``Strategies`` table: the function for one key.
public struct When<Key: Hashable, Input, Output> {
  let key: Key
  let strategy: @Sendable (Input) -> Output
  let position: String

  /// Creates a strategy that computes the output for `key`.
  public init(
    _ key: Key,
    _ strategy: @escaping @Sendable (Input) -> Output,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.key = key
    self.strategy = strategy
    position = "\(fileID):\(line)"
  }
}

extension When: Sendable where Key: Sendable {}
