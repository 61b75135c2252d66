import Foundation

/// The state of a cell's configuration updates, and the app's handler for them.
struct CellConfiguring<Cell: UIView> {
  var isPending = true
  var updatesContent = true
  var handler: ((_ cell: Cell, _ state: UICellConfigurationState) -> Void)?
}

extension ListCell {
  /// The configuration state computed from the cell's properties, for example its traits and whether it is highlighted.
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    return state
  }

  /// The configuration of the cell's content view, or `nil` if the content view has no configuration.
  ///
  /// If the content view supports a new configuration, the cell keeps the view and updates it. Otherwise, the cell
  /// replaces the view. If the new value is `nil`, the cell replaces a configured view with an empty one.
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

  /// Updates the content configuration for a state.
  ///
  /// The method does nothing if there is no content configuration or the cell's automatic updates are disabled.
  func updateContentConfiguration(for state: UICellConfigurationState) {
    guard configuring.updatesContent, let content = shownConfiguration else { return }
    shownConfiguration = content.updated(for: state)
  }

  /// Runs a configuration update if one is pending.
  ///
  /// A new cell has a pending update. A cell calls the method before it is measured or laid out. Apple documents only
  /// that the update happens "at the appropriate time".
  func updateConfigurationIfNeeded() {
    guard configuring.isPending else { return }
    configuring.isPending = false
    let state = configurationState
    updateConfiguration(using: state)
    callUpdateHandler(with: state)
  }

  /// Returns the height that the content view needs for a width, or `nil` if the content view has no configuration.
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
