// For UIKit only, because PortableUIKit has no motion events.
#if canImport(UIKit) && !os(watchOS)
  import RouterEventsInspector
  import UIKit

  /// The app's window, which logs the last 100 events and emits them when the user shakes the device.
  ///
  /// UIKit sends a shake to the first responder, or to the key window if there is none, and then up the responder
  /// chain. The next responder after the window is the application, which would ask whether to undo.
  final class ShakenWindow: UIWindow {
    private let log = EventLog.start(keeping: 100)

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      super.motionEnded(motion, with: event)
      if motion == .motionShake { routerEvent(Shaken(log: log.report())) }
    }
  }
#endif
