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
    let host = RecordingView(frame: view.frame)
    host.recorder = self
    host.addSubview(view)
    stand(at: host)
  }
}

/// The view above a cell in its test.
private final class RecordingView: UIView, EventHandler {
  weak var recorder: EventRecorder?

  func handle(_ event: RouterEvent) -> EventDisposition {
    recorder?.record(event) ?? .forwarded
  }
}
