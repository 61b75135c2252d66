import Foundation

/// The configuration data of a cell, apart from its content view.
struct CellConfiguring<Cell: UIView> {
  var isPending = true
  var updatesContent = true
  var handler: ((_ cell: Cell, _ state: UICellConfigurationState) -> Void)?
}

extension ListCell {
  /// The configuration state from the cell's own properties, such as its traits and whether it is highlighted.
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    return state
  }

  /// The configuration of the content view, or `nil` if the content view isn't made from one.
  ///
  /// The content view is replaced unless it supports the new configuration. `nil` replaces it with an empty view.
  var shownConfiguration: (any UIContentConfiguration)? {
    get { (contentView as? any UIContentView)?.configuration }
    set {
      let shown = contentView as? any UIContentView
      if let newValue, let shown, shown.supports(newValue) {
        shown.configuration = newValue
      } else if newValue != nil || shown != nil {
        replaceContentView(by: newValue?.makeContentView())
      }
      setNeedsLayout()
    }
  }

  func requestConfigurationUpdate() {
    configuring.isPending = true
    setNeedsLayout()
  }

  /// Updates the content configuration for a state if the cell does so automatically.
  func updateContentConfiguration(for state: UICellConfigurationState) {
    guard configuring.updatesContent, let content = shownConfiguration else { return }
    shownConfiguration = content.updated(for: state)
  }

  /// Runs a pending update, before the cell is measured or laid out (assumed: the pages say "at the appropriate time").
  func updateConfigurationIfNeeded() {
    guard configuring.isPending else { return }
    configuring.isPending = false
    let state = configurationState
    updateConfiguration(using: state)
    callUpdateHandler(with: state)
  }

  /// Returns the height of the configured content in a width, or `nil` if the content view isn't made from a
  /// configuration.
  func heightOfConfiguredContent(in width: CGFloat) -> CGFloat? {
    guard contentView is any UIContentView else { return nil }
    let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    return contentView.systemLayoutSizeFitting(
      target,
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
