// For UIKit only, because PortableUIKit has no motion events.
#if canImport(UIKit) && !os(watchOS)
  import RouterEventsInspector
  import UIKit

  /// The app's window, which logs the last 100 events and emits a history of them when the user shakes the device.
  ///
  /// UIKit sends a shake to the first responder, or to the key window if there is none. The shake then travels up the
  /// responder chain. After the window, it reaches the application, which may offer to undo the last action.
  final class ShakenWindow: CommandWindow {
    private let log = EventLog.start(keeping: 100)

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      super.motionEnded(motion, with: event)
      if motion == .motionShake { routerEvent(Shaken(log: log.history())) }
    }
  }
#endif
