// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  public import UIKit

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
    ///   - make: A closure that creates the controller. It is called only once, when SwiftUI first shows the view.
    ///   - update: A closure that updates the controller with the view's values. It is called after the controller is
    ///     created and whenever SwiftUI updates the view.
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
    public func makeCoordinator() -> Coordinator {
      Coordinator()
    }

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
