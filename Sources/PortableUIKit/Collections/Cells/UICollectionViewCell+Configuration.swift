extension UICollectionViewCell {
  /// A closure that updates a cell for a state
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/configurationupdatehandler-swift.typealias`).
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  /// The configuration of the content view, or `nil` if the content view isn't made from one
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/contentconfiguration-13e7k`).
  ///
  /// The content view is replaced unless it supports the new configuration. `nil` replaces it with an empty view.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { shownConfiguration }
    set { shownConfiguration = newValue }
  }

  /// The configuration of the background, or `nil` to use the background color and views
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundconfiguration-rgj4`).
  ///
  /// Setting one removes the background color and both background views. It is updated at once for the cell's state
  /// if the cell updates backgrounds automatically (assumed). A list cell without one draws its default, whereas UIKit
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

  /// Returns the default background of the cell in its section: a clear one, or the list's
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/defaultbackgroundconfiguration()`).
  public func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { standardBackground }

  /// A closure that updates the cell for its state, called after ``updateConfiguration(using:)``
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcell/configurationupdatehandler-7rqbu`).
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

extension UICollectionViewCell: ListCell {
  func callUpdateHandler(with state: UICellConfigurationState) {
    configuring.handler?(self, state)
  }
}
