// Apple documentation: "UIConfigurationState", "UIViewConfigurationState", "UICellConfigurationState",
// "UIConfigurationStateCustomKey"; dotnet/macios: UICellConfigurationState; iOS 14.

@available(iOS 14.0, *)
public struct UIConfigurationStateCustomKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

@available(iOS 14.0, *)
@MainActor @preconcurrency
public protocol UIConfigurationState {
  init(traitCollection: UITraitCollection)
  var traitCollection: UITraitCollection { get set }
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

@available(iOS 14.0, *)
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public init(traitCollection: UITraitCollection) { fatalError() }
  public var traitCollection: UITraitCollection
  public var isDisabled: Bool
  public var isHighlighted: Bool
  public var isSelected: Bool
  public var isFocused: Bool
  @available(iOS 15.0, *) public var isPinned: Bool { get { false } set {} }
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get { nil } set {} }
  nonisolated public func hash(into hasher: inout Hasher) {}
  nonisolated public static func == (first: Self, second: Self) -> Bool { true }
}

@available(iOS 14.0, *)
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public enum DragState: Sendable { case none, lifting, dragging }
  public enum DropState: Sendable { case none, notTargeted, targeted }
  public init(traitCollection: UITraitCollection) { fatalError() }
  public var traitCollection: UITraitCollection
  public var isDisabled: Bool
  public var isHighlighted: Bool
  public var isSelected: Bool
  public var isFocused: Bool
  @available(iOS 15.0, *) public var isPinned: Bool { get { false } set {} }
  public var isEditing: Bool
  public var isExpanded: Bool
  public var isSwiped: Bool
  public var isReordering: Bool
  public var cellDragState: DragState
  public var cellDropState: DropState
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get { nil } set {} }
  nonisolated public func hash(into hasher: inout Hasher) {}
  nonisolated public static func == (first: Self, second: Self) -> Bool { true }
}

// The headers have the classes that these stand for.
@available(iOS 14.0, *)
extension UIViewConfigurationState: _BridgedValue { public typealias _ObjectiveCType = __UIViewConfigurationState }
@available(iOS 14.0, *)
extension UICellConfigurationState: _BridgedValue { public typealias _ObjectiveCType = __UICellConfigurationState }
