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
