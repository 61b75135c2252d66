extension UICollectionViewCell {
  /// The type of a closure that updates a cell for a configuration state
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/configurationupdatehandler-swift.typealias`).
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The configuration of the content view, or `nil` if the content view has no configuration
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/contentconfiguration-13e7k`).
  ///
  /// If the content view supports a new configuration, the cell updates the view. Otherwise, the cell replaces the
  /// view. If you set `nil`, the cell replaces a configured content view with an empty view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set { shownConfiguration = newValue }
  }

  /// The configuration of the cell's background, or `nil` if the cell has none
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundconfiguration-rgj4`).
  ///
  /// Setting a configuration removes the background color and both background views. If
  /// ``automaticallyUpdatesBackgroundConfiguration`` is `true`, the cell immediately updates the new configuration for
  /// its current state. Apple doesn't document this update.
  ///
  /// A list cell without a configuration draws a default background. Unlike in UIKit, this property is then `nil`.
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
  /// For a list cell, the configuration matches the appearance of its list. For any other cell, it's clear.
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground }

  /// The closure that updates the cell for its state, or `nil` if there is none
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/configurationupdatehandler-7rqbu`).
  ///
  /// The cell calls the closure after ``updateConfiguration(using:)``. Setting this property requests a configuration
  /// update.
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
