#if os(Linux) || os(macOS)
  import Foundation
  import PortableUIKit

  /// The finger that a mouse stands for. What UIKit's recognizers do is done here: a finger that moves far enough
  /// scrolls what scrolls that way, and is taken away from what it touches.
  @MainActor
  struct PointingFinger {
    private enum State {
      case up
      /// It is down where nothing takes a touch.
      case nowhere
      /// It has not moved from where it went down.
      case resting(Finger, CGPoint)
      /// What it touches, or has lifted, follows it.
      case moving(Finger)
      case scrolling(ContentDrag, NSLayoutConstraint.Axis, CGPoint)
    }

    /// How far a finger may move and still rest, in points.
    private static let slack: CGFloat = 10

    private var state = State.up

    /// Whether the finger touches the screen.
    var isDown: Bool { if case .up = state { false } else { true } }

    /// Puts the finger down. If it is down, that touch is cancelled.
    mutating func touch(_ point: CGPoint, in window: UIWindow) {
      cancel()
      state = Finger(downAt: point, in: window).map { .resting($0, point) } ?? .nowhere
    }

    /// Moves the finger.
    mutating func move(to point: CGPoint) {
      switch state {
      case .up, .nowhere: break
      case .moving(let finger): finger.move(to: point)
      case .scrolling(let drag, let axis, let last):
        drag.move(by: axis == .vertical ? point.y - last.y : point.x - last.x)
        state = .scrolling(drag, axis, point)
      case .resting(let finger, let start):
        let (x, y) = (abs(point.x - start.x), abs(point.y - start.y))
        guard max(x, y) > Self.slack else { return }
        let axis: NSLayoutConstraint.Axis = y > x ? .vertical : .horizontal
        let scrollViews = sequence(first: finger.view, next: { $0?.superview }).lazy
          .compactMap { $0 as? UIScrollView }
        if let drag = scrollViews.compactMap({ ContentDrag(of: $0, axis) }).first {
          finger.cancel()
          state = .scrolling(drag, axis, start)
        } else {
          state = .moving(finger)
        }
        move(to: point)
      }
    }

    /// Tells that the finger has rested so long that this is a long press.
    mutating func pressLong() {
      guard case .resting(let finger, _) = state else { return }
      finger.pressLong()
      // Where that opened a menu or lifted a row, the touch is over.
      if finger.view == nil { state = .moving(finger) }
    }

    /// Lifts the finger.
    mutating func lift() {
      switch state {
      case .up, .nowhere: break
      case .resting(let finger, _), .moving(let finger): finger.lift()
      case .scrolling(let drag, _, _): drag.lift()
      }
      state = .up
    }

    /// Ends the touch without its meaning anything.
    mutating func cancel() {
      switch state {
      case .up, .nowhere: break
      case .resting(let finger, _), .moving(let finger): finger.cancel()
      case .scrolling(let drag, _, _): drag.lift()
      }
      state = .up
    }
  }
#endif
