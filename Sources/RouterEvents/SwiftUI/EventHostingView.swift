// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI

  /// A view whose content emits into the UIKit responder chain above it. Use it in a plain `UIHostingController` or in a
  /// SwiftUI app.
  ///
  /// ```swift
  /// struct PlaylistScreen: View {
  ///   let title: String
  ///
  ///   var body: some View {
  ///     EventHostingView { PlaylistRow(title: title) }
  ///   }
  /// }
  /// ```
  ///
  /// The content is in an ``EventHostingController`` of its own. Its events climb from there to the controller that shows
  /// this view. Put it around a screen, because it takes all the space that it is offered. The environment ends here, so
  /// set what the content reads inside the closure.
  public struct EventHostingView<Content: View>: View {
    private let content: Content

    /// Creates a view with its content.
    public init(@ViewBuilder content: () -> Content) {
      self.content = content()
    }

    /// The content in its hosting controller.
    public var body: some View {
      EventControllerView {
        EventHostingController(content: content)
      } update: {
        $0.content = content
      }
    }
  }
#endif
