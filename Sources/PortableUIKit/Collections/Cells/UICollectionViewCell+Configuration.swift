extension UICollectionViewCell {
  /// What makes a cell show a state
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/configurationupdatehandler-swift.typealias`).
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// What the content view shows, or `nil` if it is not the view of a configuration
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/contentconfiguration-13e7k`).
  ///
  /// The content view is replaced, unless it supports the new configuration; `nil` brings an empty one.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set { shownConfiguration = newValue }
  }

  /// What is behind the content, or `nil` for what the views say
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundconfiguration-rgj4`).
  ///
  /// One that is set takes away the background color and both background views. It is updated at once for the state
  /// of the cell, if the cell does so by itself (assumed). A list cell that has none draws its default one; UIKit's
  /// sets that here.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { background }
    set {
      background = newValue
      guard let newValue else { return }
      backgroundColor = nil
      backgroundView = nil
      selectedBackgroundView = nil
      if automaticallyUpdatesBackgroundConfiguration {
        background = newValue.updated(for: configurationState)
      }
    }
  }

  /// The background that the cell has by default in its section: nothing, or that of its list
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/defaultbackgroundconfiguration()`).
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground }

  /// What is called to make the cell show its state, after ``updateConfiguration(using:)``
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/configurationupdatehandler-7rqbu`).
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

extension UICollectionViewCell: ListCell {
  func callUpdateHandler(with state: UICellConfigurationState) {
    configuring.handler?(self, state)
  }
}
