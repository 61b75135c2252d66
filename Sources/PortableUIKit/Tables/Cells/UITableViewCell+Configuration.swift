extension UITableViewCell {
  /// A closure that updates a cell for a state
  /// (`developer.apple.com/documentation/uikit/uitableviewcellconfigurationupdatehandler`).
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState)
    -> Void

  /// The configuration of the content view, or `nil` if the content view isn't made from one
  /// (`developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration-9ktox`).
  ///
  /// The content view is replaced unless it supports the new configuration. `nil` replaces it with an empty view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set { shownConfiguration = newValue }
  }

  /// A closure that updates the cell for its state, called after ``updateConfiguration(using:)``
  /// (`developer.apple.com/documentation/uikit/uitableviewcellconfigurationupdatehandler`).
  ///
  /// Setting a handler requests an update.
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
