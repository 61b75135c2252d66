public import Foundation

/// The requirements for a value that describes the content and appearance of a content view
/// (`developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5`).
public protocol UIContentConfiguration {
  /// Creates a content view that displays this configuration.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// Returns a copy of the configuration, updated for a state.
  ///
  /// The copy keeps the values that the app customized.
  func updated(for state: any UIConfigurationState) -> Self
}

/// The requirements for a view that displays a content configuration
/// (`developer.apple.com/documentation/uikit/uicontentview-5fh3z`).
@MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view displays.
  ///
  /// Setting a new configuration updates the view immediately.
  var configuration: any UIContentConfiguration { get set }

  /// Returns whether the view can display a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns, by default, whether `configuration` has the same type as the view's current configuration
  /// (`developer.apple.com/documentation/uikit/uicontentview-5fh3z/supports(_:)`).
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
