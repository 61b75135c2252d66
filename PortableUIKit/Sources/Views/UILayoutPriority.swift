/// The importance of a layout request relative to other requests
/// (`developer.apple.com/documentation/uikit/uilayoutpriority`).
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The priority as a number from 1, the lowest, to 1,000, the highest.
  public let rawValue: Float

  /// Creates a priority from a number between 1 and 1,000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Creates a priority from a number between 1 and 1,000.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// The highest priority, for a request that must be satisfied
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/required`).
  ///
  /// The value is 1,000.
  public static let required = UILayoutPriority(1000)

  /// The default priority with which a view resists being smaller than its content
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/defaulthigh`).
  ///
  /// The value is 750.
  public static let defaultHigh = UILayoutPriority(750)

  /// The default priority with which a view resists being larger than its content
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/defaultlow`).
  ///
  /// The value is 250.
  public static let defaultLow = UILayoutPriority(250)

  /// The low priority that makes a target size a suggestion instead of a requirement
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/fittingsizelevel`).
  ///
  /// The value is 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
