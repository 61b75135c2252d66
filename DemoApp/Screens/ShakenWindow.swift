// For UIKit only, because PortableUIKit has no motion events.
#if canImport(UIKit) && !os(watchOS)
  import RouterEventsInspector
  import UIKit

  /// The app's window, which keeps the last 100 events and emits them when the device is shaken.
  ///
  /// UIKit sends a shake up the responder chain from the first responder, or from the key window if there is none. The
  /// window is the last responder before the application, which would ask whether to undo.
  final class ShakenWindow: UIWindow {
    private let log = EventLog.start(keeping: 100)

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      super.motionEnded(motion, with: event)
      if motion == .motionShake { routerEvent(Shaken(log: log.report())) }
    }
  }
#endif
