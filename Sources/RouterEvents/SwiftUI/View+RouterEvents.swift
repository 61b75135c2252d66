// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  public import SwiftUI

  extension View {
    /// Sets the responder that this view and the views inside it emit events from.
    ///
    /// ```swift
    /// contentConfiguration = UIHostingConfiguration { PlaylistRow(title: title).routerEvents(from: self) }
    /// ```
    ///
    /// The views read the emitter from the environment value `routerEvent`. If nested views set different responders,
    /// the innermost one wins. UIKit does not pass on the environment, so set a responder again in cells and hosting
    /// controllers inside a representable. The responder, for example a cell or a controller, is not retained.
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
    /// If no responder is set, for example in a preview, nothing is emitted and the outcome is unhandled. Debug builds
    /// report this once for each event name.
    public internal(set) var routerEvent: EventEmitter {
      get { self[RouterEventKey.self] }
      set { self[RouterEventKey.self] = newValue }
    }
  }

  private struct RouterEventKey: EnvironmentKey {
    static var defaultValue: EventEmitter { .sourceless }
  }
#endif
