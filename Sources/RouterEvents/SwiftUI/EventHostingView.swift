// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI

  /// Shows SwiftUI whose events climb UIKit's chain from where the view is: in a plain `UIHostingController`, or in an app
  /// that is SwiftUI from the top.
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
  /// The content is in an ``EventHostingController`` of its own, so its events climb from that controller to the one that
  /// shows this view. Put it around a screen: it takes the room that it is offered. The environment ends here: set what
  /// the content reads from it inside the closure.
  public struct EventHostingView<Content: View>: View {
    private let content: Content

    /// Makes a view that shows a content.
    public init(@ViewBuilder content: () -> Content) {
      self.content = content()
    }

    /// The content, in a controller.
    public var body: some View {
      EventControllerView {
        EventHostingController(content: content)
      } update: {
        $0.content = content
      }
    }
  }
#endif
