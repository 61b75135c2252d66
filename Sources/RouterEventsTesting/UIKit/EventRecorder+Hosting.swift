internal import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import PortableUIKit
#endif

extension EventRecorder {
  /// Puts a cell or a view in a view of its own, and records what climbs to that, as long as the recorder lives.
  ///
  /// Above the recorder there is nobody.
  public convenience init(hosting view: UIView) {
    self.init()
    let host = view.superview as? RecordingView ?? RecordingView(around: view)
    host.post.add(self)
    stand(at: host)
  }
}

/// The view above a cell in its test.
private final class RecordingView: UIView, EventHandler {
  let post = RecordingPost()

  /// Makes a view of which the other one takes all the room, so that touches find it there.
  convenience init(around view: UIView) {
    self.init(frame: view.frame)
    bounds = view.frame
    addSubview(view)
  }

  func handle(_ event: RouterEvent) -> EventDisposition {
    post.record(event)
  }
}
