public import PlatformUIKit
internal import RouterEvents

extension EventRecorder {
  /// Creates a recorder for the events that a cell or another view emits or forwards.
  ///
  /// The initializer moves the view from its superview to a host view, unless the superview is already a host view. The
  /// host view is the last responder of the view's chain, and the recorder retains the host view.
  public convenience init(hosting view: UIView) {
    self.init()
    let host = view.superview as? RecordingView ?? RecordingView(around: view)
    host.recorders.add(self)
    retain(host)
  }
}

/// A host view around a cell or another view in a test. It passes events to its recorders.
private final class RecordingView: UIView, EventHandler {
  let recorders = RecorderGroup()

  /// Creates a host view around a view.
  ///
  /// The frame and the bounds of the host view equal the frame of the view, so that touches reach the view.
  convenience init(around view: UIView) {
    self.init(frame: view.frame)
    bounds = view.frame
    addSubview(view)
  }

  func handle(_ event: RouterEvent) -> EventDisposition {
    recorders.record(event)
  }
}
