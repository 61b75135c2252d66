// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  internal import UIKit

  /// Shows SwiftUI in UIKit. The views emit from this controller, so their events climb the chain above it.
  ///
  /// ```swift
  /// navigationController?.pushViewController(EventHostingController(content: PlaylistView()), animated: true)
  /// ```
  ///
  /// A subclass can have a table of strategies, or any other role:
  ///
  /// ```swift
  /// final class PlaylistController: EventHostingController<PlaylistView>, StrategyHandler { … }
  /// ```
  open class EventHostingController<Content: View>: UIHostingController<EmittingView<Content>> {
    /// The view that the controller shows.
    public var content: Content {
      get { rootView.content }
      set { rootView.content = newValue }
    }

    /// Makes a controller that shows a view.
    public init(content: Content) {
      super.init(rootView: EmittingView(content: content))
      rootView.events = EventEmitter(from: self)
    }

    /// Makes a controller of a storyboard that shows a view, for an `@IBSegueAction`.
    public init?(coder: NSCoder, content: Content) {
      super.init(coder: coder, rootView: EmittingView(content: content))
      rootView.events = EventEmitter(from: self)
    }

    /// Traps, as `UIHostingController` does: a storyboard knows no view to show.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// The root view of an ``EventHostingController``: a view that emits from the controller.
  public struct EmittingView<Content: View>: View {
    fileprivate(set) var content: Content

    /// Set at once, when there is a controller.
    fileprivate var events = EventEmitter.sourceless

    fileprivate init(content: Content) {
      self.content = content
    }

    /// The view, with the emitter in its environment.
    public var body: some View {
      content.environment(\.routerEvent, events)
    }
  }
#endif
