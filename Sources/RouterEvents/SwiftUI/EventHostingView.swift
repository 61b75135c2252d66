// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  public import UIKit

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

  /// A view controller that shows a SwiftUI view.
  ///
  /// Events that the view emits start at this controller and travel up the responder chain. A subclass can have a strategy
  /// table or any other role:
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

  /// A SwiftUI view that shows a UIKit view controller.
  ///
  /// Events that leave the controller continue at the responder set by `routerEvents(from:)`.
  ///
  /// ```swift
  /// EventControllerView { MapController() }
  ///   .routerEvents(from: coordinator)
  /// ```
  ///
  /// The events visit that responder and its chain, and then continue with the controller's own `next`. They go
  /// directly to `next` if no responder is set, or if the responder is deallocated or already in the controller's
  /// chain. If the controller is itself an ``EventDetour`` and returns a detour, that detour takes precedence.
  public struct EventControllerView<Controller: UIViewController>: UIViewControllerRepresentable {
    private let make: @MainActor () -> Controller
    private let update: @MainActor (Controller) -> Void

    /// Creates a view that shows a view controller.
    ///
    /// - Parameters:
    ///   - make: A closure that creates the controller. It is called once, when SwiftUI first shows the view.
    ///   - update: A closure that updates the controller, called after `make` and whenever SwiftUI updates the view.
    public init(
      _ make: @escaping @MainActor () -> Controller,
      update: @escaping @MainActor (Controller) -> Void = { _ in }
    ) {
      (self.make, self.update) = (make, update)
    }

    /// An object that retains the detour while SwiftUI shows the view.
    @MainActor
    public final class Coordinator {
      fileprivate var detour: EmitterDetour?

      fileprivate init() {}
    }

    /// Creates the coordinator, which retains the controller's detour.
    public func makeCoordinator() -> Coordinator { Coordinator() }

    /// Creates the controller and its detour.
    public func makeUIViewController(context: Context) -> Controller {
      let controller = make()
      context.coordinator.detour = EmitterDetour(above: controller, through: context.environment.routerEvent)
      return controller
    }

    /// Updates the controller with the view's values, and sets the responder that the controller's events visit.
    public func updateUIViewController(_ controller: Controller, context: Context) {
      context.coordinator.detour?.events = context.environment.routerEvent
      update(controller)
    }
  }
#endif
