// Apple documentation: "UIConfigurationState", "UICellConfigurationState"; dotnet/macios: UICellConfigurationState; iOS 14.

@available(iOS 14.0, *)
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
}

@available(iOS 14.0, *)
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public init(traitCollection: UITraitCollection) { fatalError() }  //? UICellConfigurationState.init
  public var traitCollection: UITraitCollection  //? UICellConfigurationState.traitCollection
  public var isDisabled: Bool
  public var isHighlighted: Bool
  public var isSelected: Bool
  public var isExpanded: Bool  // developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct/isexpanded
  public func hash(into hasher: inout Hasher) {}
  public static func == (first: Self, second: Self) -> Bool { true }
}

// The headers have the class that this stands for.
@available(iOS 14.0, *)
extension UICellConfigurationState: _BridgedValue { public typealias _ObjectiveCType = __UICellConfigurationState }
