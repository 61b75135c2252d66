/// Which page is asked for, and how.
public struct PageRequest: Sendable, Equatable {
  /// The page, counted from 0.
  public var index: Int

  /// What the page before said the next one is called; nil for the first page, and where the service counts pages.
  public var cursor: String?

  /// How many rows the page shall have.
  public var size: Int

  /// The list's own parameters, and those of this request alone.
  public var parameters: [String: String]

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - index: the page, counted from 0.
  ///   - cursor: what the page before said the next one is called.
  ///   - size: how many rows the page shall have.
  ///   - parameters: what else the service is told.
  public init(index: Int = 0, cursor: String? = nil, size: Int, parameters: [String: String] = [:]) {
    self.index = index
    self.cursor = cursor
    self.size = size
    self.parameters = parameters
  }

  /// Whether it is the first page.
  public var isFirst: Bool { index == 0 }
}
