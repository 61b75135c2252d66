// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI

  extension View {
    /// Sets the responder from which this view and the views in it emit events.
    ///
    /// ```swift
    /// contentConfiguration = UIHostingConfiguration { PlaylistRow(title: title).routerEvents(from: self) }
    /// ```
    ///
    /// The views read the emitter from their environment, as `routerEvent`. The innermost responder wins. UIKit does
    /// not pass the environment on: set a responder again in cells and hosting controllers inside a representable.
    ///
    /// - Parameter responder: The source of the events, which is not retained: a cell, a controller, or a responder of
    ///   your own.
    /// - Returns: A view with the emitter in its environment.
    public func routerEvents(from responder: any EventResponder) -> some View {
      environment(\.routerEvent, EventEmitter(from: responder))
    }
  }

  extension EnvironmentValues {
    /// The emitter for the responder set by `routerEvents(from:)`.
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
    /// If no responder is set, for example in a preview, nothing is emitted. That is reported once for each event name,
    /// and the outcome is unhandled.
    public internal(set) var routerEvent: EventEmitter {
      get { self[RouterEventKey.self] }
      set { self[RouterEventKey.self] = newValue }
    }
  }

  private struct RouterEventKey: EnvironmentKey {
    static var defaultValue: EventEmitter { .sourceless }
  }
#endif
