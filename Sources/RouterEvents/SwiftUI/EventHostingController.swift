// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  internal import UIKit

  /// A controller that shows a SwiftUI view. The view emits from this controller, so its events climb the chain above.
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
    /// The view that the controller shows.
    public var content: Content {
      get { rootView.content }
      set { rootView.content = newValue }
    }

    /// Creates a controller that shows a view.
    public init(content: Content) {
      super.init(rootView: EmittingView(content: content))
      rootView.events = EventEmitter(from: self)
    }

    /// Creates a controller from a storyboard, for an `@IBSegueAction`.
    public init?(coder: NSCoder, content: Content) {
      super.init(coder: coder, rootView: EmittingView(content: content))
      rootView.events = EventEmitter(from: self)
    }

    /// Traps, as `UIHostingController` does, because a storyboard has no SwiftUI view.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }
  }

  /// The root view of an ``EventHostingController``: a view that emits from the controller.
  public struct EmittingView<Content: View>: View {
    fileprivate(set) var content: Content

    /// The controller's emitter, set right after the controller is created.
    fileprivate var events = EventEmitter.sourceless

    fileprivate init(content: Content) {
      self.content = content
    }

    /// The view with the emitter in its environment.
    public var body: some View {
      content.environment(\.routerEvent, events)
    }
  }
#endif
