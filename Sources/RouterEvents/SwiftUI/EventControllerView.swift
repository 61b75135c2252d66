// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  public import UIKit

  /// A SwiftUI view that shows a UIKit controller. Events that leave the controller continue at the responder set by
  /// `routerEvents(from:)`.
  ///
  /// ```swift
  /// EventControllerView { MapController() }
  ///   .routerEvents(from: coordinator)
  /// ```
  ///
  /// The responder is a detour, as of an ``EventDetour``: where its chain ends, events continue at the controller's own
  /// `next`. They start there if no responder is set, if it is deallocated, or if that `next` leads to it. If the
  /// controller is itself an ``EventDetour`` with a detour, its detour wins.
  public struct EventControllerView<Controller: UIViewController>: UIViewControllerRepresentable {
    private let make: @MainActor () -> Controller
    private let update: @MainActor (Controller) -> Void

    /// Creates a view that shows a controller.
    ///
    /// - Parameters:
    ///   - make: Creates the controller. It is called once while SwiftUI shows the view.
    ///   - update: Updates the controller with the view's values. It is called after the controller is created and
    ///     whenever SwiftUI updates the view.
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

    /// Creates the coordinator.
    public func makeCoordinator() -> Coordinator {
      Coordinator()
    }

    /// Creates the controller.
    public func makeUIViewController(context: Context) -> Controller {
      let controller = make()
      context.coordinator.detour = EmitterDetour(above: controller, through: context.environment.routerEvent)
      return controller
    }

    /// Updates the controller and the responder at which its events continue.
    public func updateUIViewController(_ controller: Controller, context: Context) {
      context.coordinator.detour?.events = context.environment.routerEvent
      update(controller)
    }
  }
#endif
