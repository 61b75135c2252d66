/// The priority of a layout request, such as keeping a view as small as its content
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

  /// The priority of a requirement, 1,000 (`developer.apple.com/documentation/uikit/uilayoutpriority/required`).
  public static let required = UILayoutPriority(1000)

  /// The default priority with which a view resists being smaller than its content, 750
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/defaulthigh`).
  public static let defaultHigh = UILayoutPriority(750)

  /// The default priority with which a view resists being larger than its content, 250
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/defaultlow`).
  public static let defaultLow = UILayoutPriority(250)

  /// The priority of a dimension that only suggests a size, 50
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/fittingsizelevel`).
  public static let fittingSizeLevel = UILayoutPriority(50)
}
