// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI

  /// A SwiftUI view whose content emits events into the UIKit responder chain above it.
  ///
  /// Use this view in a plain `UIHostingController` or in a SwiftUI app.
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
  /// The view shows its content in a separate ``EventHostingController``. Events travel from there to the controller
  /// that shows this view. If `routerEvents(from:)` sets a responder for this view, events visit that responder and its
  /// chain first.
  ///
  /// Use this view for a whole screen, because it takes all the space offered to it. The content does not inherit the
  /// environment, so in the closure, set the environment values that the content needs.
  public struct EventHostingView<Content: View>: View {
    private let content: Content

    /// Creates a view that shows the given content.
    public init(@ViewBuilder content: () -> Content) {
      self.content = content()
    }

    /// The content, shown by a hosting controller.
    public var body: some View {
      EventControllerView {
        EventHostingController(content: content)
      } update: {
        $0.content = content
      }
    }
  }
#endif
