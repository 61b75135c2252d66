/// How strongly a measure is wanted (`developer.apple.com/documentation/uikit/uilayoutpriority`).
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// From 1 to 1,000, the strongest.
  public let rawValue: Float

  /// Makes a priority of a number from 1 to 1,000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority of a number from 1 to 1,000.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// What must be (`developer.apple.com/documentation/uikit/uilayoutpriority/required`).
  public static let required = UILayoutPriority(1000)

  /// How strongly content resists being cut
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/defaulthigh`).
  public static let defaultHigh = UILayoutPriority(750)

  /// How strongly content resists being stretched
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/defaultlow`).
  public static let defaultLow = UILayoutPriority(250)

  /// What a fitting size is asked with
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/fittingsizelevel`).
  public static let fittingSizeLevel = UILayoutPriority(50)
}
