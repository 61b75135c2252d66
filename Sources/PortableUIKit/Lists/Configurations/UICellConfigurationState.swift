/// What configurations are updated for
/// (`developer.apple.com/documentation/uikit/uiconfigurationstate`).
///
/// There are no keys of the app's own here.
public protocol UIConfigurationState {
  /// Makes the state of what is neither touched nor selected.
  init(traitCollection: UITraitCollection)

  /// What the view knows of its surroundings.
  var traitCollection: UITraitCollection { get set }
}

/// How a cell is: touched, selected and the like
/// (`developer.apple.com/documentation/uikit/uicellconfigurationstate`); each member has its page below.
///
/// UIKit's tells more, such as what is dragged.
public struct UICellConfigurationState: Hashable, Sendable {
  /// What the cell knows of its surroundings.
  public var traitCollection: UITraitCollection

  /// Whether the cell takes no touches.
  public var isDisabled = false

  /// Whether the cell is touched.
  public var isHighlighted = false

  /// Whether the cell is selected.
  public var isSelected = false

  /// Makes the state of a cell that is neither touched nor selected.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }
}

extension UICellConfigurationState: UIConfigurationState {}
