public import Foundation

/// What a content view shows and how, as a value
/// (`developer.apple.com/documentation/uikit/uicontentconfiguration-9eib5`).
public protocol UIContentConfiguration {
  /// Makes a view that shows this.
  @MainActor func makeContentView() -> any UIView & UIContentView

  /// The configuration for a state: what the app has set stays.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a configuration
/// (`developer.apple.com/documentation/uikit/uicontentview-5fh3z`).
@MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; a new one is shown at once.
  var configuration: any UIContentConfiguration { get set }

  /// Whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether a configuration is of the type that the view shows already
  /// (`developer.apple.com/documentation/uikit/uicontentview-5fh3z/supports(_:)`).
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
