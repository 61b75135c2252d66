import Foundation

/// What a cell knows of its configuration, besides its content view.
struct CellConfiguring<Cell: UIView> {
  var isPending = true
  var updatesContent = true
  var handler: ((_ cell: Cell, _ state: UICellConfigurationState) -> Void)?
}

extension ListCell {
  /// The state by what the cell itself knows.
  var currentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    return state
  }

  /// What the content view shows, or `nil` if it is not the view of a configuration.
  ///
  /// The content view is replaced, unless it supports the new configuration; `nil` brings an empty one.
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

  /// Updates the content configuration, unless the app does so.
  func updateContentConfiguration(for state: UICellConfigurationState) {
    guard configuring.updatesContent, let content = shownConfiguration else { return }
    shownConfiguration = content.updated(for: state)
  }

  /// Updates the cell if that is pending: before it is measured and before it is laid out (assumed: the pages say
  /// "at the appropriate time").
  func updateConfigurationIfNeeded() {
    guard configuring.isPending else { return }
    configuring.isPending = false
    let state = configurationState
    updateConfiguration(using: state)
    callUpdateHandler(with: state)
  }

  /// The height that a view of a configuration asks for, or `nil` where there is none.
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
