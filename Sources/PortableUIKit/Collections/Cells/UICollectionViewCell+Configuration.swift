extension UICollectionViewCell {
  /// The type of a closure that updates a cell for a state
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/configurationupdatehandler-swift.typealias`).
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The configuration of the content view, or `nil` if the content view has no configuration
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/contentconfiguration-13e7k`).
  ///
  /// Setting a configuration replaces the content view unless the view supports it. Setting `nil` replaces the content
  /// view with an empty view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set { shownConfiguration = newValue }
  }

  /// The configuration of the cell's background, or `nil` if the cell has none
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundconfiguration-rgj4`).
  ///
  /// Setting a configuration removes the background color and both background views. If
  /// ``automaticallyUpdatesBackgroundConfiguration`` is `true`, the configuration is updated immediately for the cell's
  /// state. Apple doesn't document that update.
  ///
  /// A list cell without a configuration draws a default background. UIKit assigns that default to this property.
  /// PortableUIKit doesn't.
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

  /// Returns the default background configuration of the cell
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/defaultbackgroundconfiguration()`).
  ///
  /// The configuration is clear unless the cell is a list cell. A list cell uses the background of its list.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground }

  /// The closure that updates the cell for its state
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/configurationupdatehandler-7rqbu`).
  ///
  /// The cell calls it after ``updateConfiguration(using:)``. Setting a closure requests an update.
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
