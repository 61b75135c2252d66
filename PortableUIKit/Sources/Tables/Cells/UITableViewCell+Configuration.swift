extension UITableViewCell {
  /// A closure that updates a cell for a configuration state
  /// (`developer.apple.com/documentation/uikit/uitableviewcellconfigurationupdatehandler`).
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState)
    -> Void

  /// The configuration of the cell's content view, or `nil` if the content view has no configuration
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration-9ktox`).
  ///
  /// If the content view supports the new configuration, the cell keeps the view and updates it. Otherwise, the cell
  /// replaces the view. If you set `nil`, an empty view replaces the configured content view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set { shownConfiguration = newValue }
  }

  /// The configuration of the cell's background, or `nil` if the cell has none
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/backgroundconfiguration-24e8e`).
  ///
  /// Setting a configuration removes the background color. While it is set, the cell draws it in place of the color of
  /// its table and of the selection.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { background }
    set {
      background = newValue
      if newValue != nil { backgroundColor = nil }
    }
  }

  /// A closure that updates the cell for its current state, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uitableviewcellconfigurationupdatehandler`).
  ///
  /// The cell calls the closure after ``updateConfiguration(using:)``. Setting the closure requests an update.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { configuring.handler }
    set {
      configuring.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }
}

extension UITableViewCell: ListCell {
  func callUpdateHandler(with state: UICellConfigurationState) {
    configuring.handler?(self, state)
  }
}
