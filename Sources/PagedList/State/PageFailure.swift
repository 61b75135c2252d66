/// A load that failed, and why.
public struct PageFailure: Sendable {
  /// What failed.
  public let load: PageLoad

  /// What the service threw.
  public let error: any Error

  /// Makes a failure.
  ///
  /// - Parameters:
  ///   - load: what failed.
  ///   - error: what the service threw.
  public init(_ load: PageLoad, _ error: any Error) {
    self.load = load
    self.error = error
  }

  /// Why it failed, in words for a tip: the error's own for users, where it has some, else its description.
  public var message: String { error.wordsForUsers ?? String(describing: error) }
}

extension PageFailure: Equatable {
  /// Whether the same failed in the same words: errors themselves cannot be compared.
  public static func == (one: PageFailure, other: PageFailure) -> Bool {
    one.load == other.load && one.message == other.message
  }
}
