import Foundation

/// What a cell knows of its configuration, besides its content view.
struct CellConfiguring {
  var isPending = true
  var updatesContent = true
  var handler: UITableViewCell.ConfigurationUpdateHandler?
}

extension UITableViewCell {
  /// What makes a cell show a state
  /// (`developer.apple.com/documentation/uikit/uitableviewcellconfigurationupdatehandler`).
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState)
    -> Void

  /// What the content view shows, or `nil` where that is no view of a configuration
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration-9ktox`).
  ///
  /// The content view is replaced, unless it supports the new configuration; `nil` brings an empty one.
  public var contentConfiguration: (any UIContentConfiguration)? {
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

  /// What is called to make the cell show its state, after ``updateConfiguration(using:)``
  /// (`developer.apple.com/documentation/uikit/uitableviewcellconfigurationupdatehandler`).
  ///
  /// A new one has the cell updated.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuring.handler }
    set {
      configuring.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Updates the cell if that is pending: before it is measured and before it is laid out (assumed: the pages say
  /// "at the appropriate time").
  func updateConfigurationIfNeeded() {
    guard configuring.isPending else { return }
    configuring.isPending = false
    let state = configurationState
    updateConfiguration(using: state)
    configuring.handler?(self, state)
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
