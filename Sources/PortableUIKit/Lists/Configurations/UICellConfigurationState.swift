/// A state that configurations are updated for
/// (`developer.apple.com/documentation/uikit/uiconfigurationstate`).
///
/// Here it has no custom keys.
public protocol UIConfigurationState {
  /// Makes a state that is neither highlighted nor selected.
  init(traitCollection: UITraitCollection)

  /// The traits of the view.
  var traitCollection: UITraitCollection { get set }
}

/// The state of a cell, such as highlighted or selected
/// (`developer.apple.com/documentation/uikit/uicellconfigurationstate`). The page lists its members.
///
/// UIKit's has more, such as dragging states.
public struct UICellConfigurationState: Hashable, Sendable {
  /// The traits of the cell.
  public var traitCollection: UITraitCollection

  /// Whether the cell ignores touches.
  public var isDisabled = false

  /// Whether the cell is highlighted.
  public var isHighlighted = false

  /// Whether the cell is selected.
  public var isSelected = false

  /// Makes the state of a cell that is neither highlighted nor selected.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

extension UICellConfigurationState: UIConfigurationState {}
