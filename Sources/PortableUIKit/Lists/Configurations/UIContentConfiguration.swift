public import Foundation

/// The content and appearance of a content view, as a value
/// (`developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5`).
public protocol UIContentConfiguration {
  /// Makes a content view for the configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns the configuration for a state. Values that the app set are kept.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that displays a content configuration
/// (`developer.apple.com/documentation/uikit/uicontentview-5fh3z`).
@MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration of the view. Setting it updates the view at once.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can display a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether a configuration has the type of the current one
  /// (`developer.apple.com/documentation/uikit/uicontentview-5fh3z/supports(_:)`).
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
