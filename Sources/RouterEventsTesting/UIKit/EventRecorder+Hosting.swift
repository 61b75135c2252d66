internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension EventRecorder {
  /// Creates a recorder with a host view around a cell or a view, and records the events that leave `view`.
  ///
  /// The recorder retains the host view. It is the end of the chain.
  public convenience init(hosting view: UIView) {
    self.init()
    let host = view.superview as? RecordingView ?? RecordingView(around: view)
    host.recorders.add(self)
    retain(host)
  }
}

/// The host view around a cell or a view in a test.
private final class RecordingView: UIView, EventHandler {
  let recorders = RecorderGroup()

  /// Creates a view with the same frame and bounds as the frame of `view`, so that touches reach it.
  convenience init(around view: UIView) {
    self.init(frame: view.frame)
    bounds = view.frame
    addSubview(view)
  }

  func handle(_ event: RouterEvent) -> EventDisposition {
    recorders.record(event)
  }
}
