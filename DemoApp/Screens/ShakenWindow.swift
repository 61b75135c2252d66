// For UIKit only: PortableUIKit knows no motion.
#if canImport(UIKit) && !os(watchOS)
  import RouterEventsInspector
  import UIKit

  /// The app's window, which keeps the last events and brings them along when the device was shaken.
  ///
  /// UIKit hands a shake to the first responder, or to the key window where there is none, and lets it climb; every
  /// responder of the app's screens ends here, below the application, which asks on a shake whether to undo.
  final class ShakenWindow: UIWindow {
    private let log = EventLog.start(keeping: 100)

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      super.motionEnded(motion, with: event)
      if motion == .motionShake { routerEvent(Shaken(log: log.report())) }
    }
  }
#endif
