/// The requirements for a type that represents the state of a view
/// (`developer.apple.com/documentation/uikit/uiconfigurationstate`).
///
/// Unlike in UIKit, the state has no custom keys.
public protocol UIConfigurationState {
  /// Creates a state with the specified traits and default values for all other properties.
  init(traitCollection: UITraitCollection)

  /// The traits of the view, for example its user interface style.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell, for example whether it is highlighted or selected
/// (`developer.apple.com/documentation/uikit/uicellconfigurationstate`).
///
/// The linked page documents each member. Unlike in UIKit, there is no state for editing, swiping, dragging or focus.
public struct UICellConfigurationState: Hashable {
  /// The traits of the cell, for example its user interface style.
  public var traitCollection: UITraitCollection

  /// Whether the cell is disabled, which means that it ignores touches.
  public var isDisabled = false

  /// Whether the cell is highlighted, for example while the user touches it.
  public var isHighlighted = false

  /// Whether the row or item that the cell displays is selected.
  public var isSelected = false

  /// Whether the cell displays an expanded item of an outline. Only a subclass of a cell sets the value here.
  public var isExpanded = false

  /// Creates a state with the specified traits, in which the cell is enabled, and neither highlighted nor selected.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

extension UICellConfigurationState: UIConfigurationState {}
