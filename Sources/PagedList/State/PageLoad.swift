/// The loading of one page, from when it is asked for until its result, across pauses.
public struct PageLoad: Sendable, Equatable {
  /// What a load is for.
  public enum Kind: Sendable, Equatable {
    /// The first page, which never came before.
    case first
    /// The first page once more.
    case refresh
    /// The page after the last one.
    case next
  }

  /// What the load is for.
  public let kind: Kind

  /// The page, counted from 0.
  public let index: Int

  /// Whether the same failed before, and is tried again.
  public let isRetry: Bool

  /// Makes a load, for tests and previews of what shows one.
  ///
  /// - Parameters:
  ///   - kind: what it is for.
  ///   - index: the page, counted from 0.
  ///   - isRetry: whether the same failed before.
  public init(_ kind: Kind, index: Int = 0, isRetry: Bool = false) {
    self.kind = kind
    self.index = index
    self.isRetry = isRetry
  }
}
