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
    get { shownConfiguration }
    set { shownConfiguration = newValue }
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
}

extension UITableViewCell: ListCell {
  func callUpdateHandler(with state: UICellConfigurationState) {
    configuring.handler?(self, state)
  }
}
