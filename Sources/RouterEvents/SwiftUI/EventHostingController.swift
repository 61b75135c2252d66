// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  internal import UIKit

  /// A view controller that shows a SwiftUI view.
  ///
  /// Events that the view emits start at this controller and travel up the responder chain.
  ///
  /// ```swift
  /// navigationController?.pushViewController(EventHostingController(content: PlaylistView()), animated: true)
  /// ```
  ///
  /// A subclass can have a strategy table or any other role:
  ///
  /// ```swift
  /// final class PlaylistController: EventHostingController<PlaylistView>, StrategyHandler { … }
  /// ```
  open class EventHostingController<Content: View>: UIHostingController<EmittingView<Content>> {
    /// The SwiftUI view that the controller shows.
    public var content: Content {
      get { rootView.content }
      set { rootView.content = newValue }
    }

    /// Creates a controller that shows the given view.
    public init(content: Content) {
      super.init(rootView: EmittingView(content: content))
      rootView.events = EventEmitter(from: self)
    }

    /// Creates a controller from a storyboard and the given view. Use this initializer in an `@IBSegueAction`.
    public init?(coder: NSCoder, content: Content) {
      super.init(coder: coder, rootView: EmittingView(content: content))
      rootView.events = EventEmitter(from: self)
    }

    /// Traps, as `UIHostingController` does, because a storyboard contains no SwiftUI view. Call
    /// ``init(coder:content:)`` instead.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// The root view of an ``EventHostingController``. Its content emits events from the controller.
  public struct EmittingView<Content: View>: View {
    fileprivate(set) var content: Content

    /// The controller's emitter. The controller sets it after `super.init`, because the emitter needs the controller.
    fileprivate var events = EventEmitter.sourceless

    fileprivate init(content: Content) {
      self.content = content
    }

    /// The content, with the controller's emitter in its environment.
    public var body: some View {
      content.environment(\.routerEvent, events)
    }
  }
#endif
