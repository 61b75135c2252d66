// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI
  public import UIKit

  /// Shows a controller of UIKit in SwiftUI. The events that leave it climb on from the responder that
  /// `routerEvents(from:)` names.
  ///
  /// ```swift
  /// EventControllerView { MapController() }
  ///   .routerEvents(from: coordinator)
  /// ```
  ///
  /// The responder is a detour, as of an ``EventDetour``: where its chain ends, events go on along the controller's own
  /// `next`. They do so from the start if no responder is named, if that `next` leads to it, or once it is deallocated. If
  /// the controller itself is an ``EventDetour``, its own detour counts instead.
  public struct EventControllerView<Controller: UIViewController>: UIViewControllerRepresentable {
    private let make: @MainActor () -> Controller
    private let update: @MainActor (Controller) -> Void

    /// Makes a view that shows a controller.
    ///
    /// - Parameters:
    ///   - make: makes the controller; called once while SwiftUI shows the view.
    ///   - update: takes what the controller shows over from the view; called first when the controller was made, and
    ///     whenever SwiftUI updates the view.
    public init(
      _ make: @escaping @MainActor () -> Controller,
      update: @escaping @MainActor (Controller) -> Void = { _ in }
    ) {
      (self.make, self.update) = (make, update)
    }

    /// Keeps the detour, as long as SwiftUI shows the view.
    @MainActor
    public final class Coordinator {
      fileprivate var detour: EmitterDetour?

      fileprivate init() {}
    }

    /// Makes what keeps the detour.
    public func makeCoordinator() -> Coordinator {
      Coordinator()
    }

    /// Makes the controller.
    public func makeUIViewController(context: Context) -> Controller {
      let controller = make()
      context.coordinator.detour = EmitterDetour(above: controller, through: context.environment.routerEvent)
      return controller
    }

    /// Updates the controller, and where its events go.
    public func updateUIViewController(_ controller: Controller, context: Context) {
      context.coordinator.detour?.events = context.environment.routerEvent
      update(controller)
    }
  }
#endif
