// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI

  extension View {
    /// Lets this view and all views in it emit events from a responder, which is held weakly.
    ///
    /// ```swift
    /// contentConfiguration = UIHostingConfiguration { PlaylistRow(title: title).routerEvents(from: self) }
    /// ```
    ///
    /// The views find the emitter in their environment, as `routerEvent`. The nearest responder counts. The environment
    /// ends where UIKit begins: name a responder again in the cells and hosting controllers that a representable makes.
    ///
    /// - Parameter responder: the source of the events: a cell, a controller, or a link of your own.
    /// - Returns: the view with the responder in its environment.
    public func routerEvents(from responder: any EventResponder) -> some View {
      environment(\.routerEvent, EventEmitter(from: responder))
    }
  }

  extension EnvironmentValues {
    /// Emits events from the responder that `routerEvents(from:)` names.
    ///
    /// ```swift
    /// struct PlaylistRow: View {
    ///   let title: String
    ///   @Environment(\.routerEvent) private var routerEvent
    ///
    ///   var body: some View {
    ///     Button("Play") { routerEvent(.playTapped, [.playlist: title]) }
    ///   }
    /// }
    /// ```
    ///
    /// If none is named, as in a preview, nothing is emitted: that is reported once for each name of an event, and the
    /// outcome is unhandled.
    public internal(set) var routerEvent: EventEmitter {
      get { self[RouterEventKey.self] }
      set { self[RouterEventKey.self] = newValue }
    }
  }

  private struct RouterEventKey: EnvironmentKey {
    static var defaultValue: EventEmitter { .sourceless }
  }
#endif
