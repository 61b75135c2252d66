/// The priority of a layout request (`developer.apple.com/documentation/uikit/uilayoutpriority`).
public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
  /// The priority from 1 to 1,000, which is the highest.
  public let rawValue: Float

  /// Makes a priority from a number between 1 and 1,000.
  public init(rawValue: Float) {
    self.rawValue = rawValue
  }

  /// Makes a priority from a number between 1 and 1,000.
  public init(_ rawValue: Float) {
    self.init(rawValue: rawValue)
  }

  /// A requirement (`developer.apple.com/documentation/uikit/uilayoutpriority/required`).
  public static let required = UILayoutPriority(1000)

  /// The default priority with which content resists compression
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/defaulthigh`).
  public static let defaultHigh = UILayoutPriority(750)

  /// The default priority with which content resists stretching
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/defaultlow`).
  public static let defaultLow = UILayoutPriority(250)

  /// The priority for computing fitting sizes
  /// (`developer.apple.com/documentation/uikit/uilayoutpriority/fittingsizelevel`).
  public static let fittingSizeLevel = UILayoutPriority(50)
}
