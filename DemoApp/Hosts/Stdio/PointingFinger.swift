#if os(Linux) || os(macOS)
  import Foundation
  import PortableUIKit

  /// A simulated finger that follows a mouse.
  ///
  /// The finger replaces UIKit's gesture recognizers. When it has moved farther than ``slack``, it looks for the
  /// innermost scroll view that can scroll along the axis of the movement. If there is one, the finger cancels its
  /// touch and scrolls that view. Otherwise, the touch continues.
  @MainActor
  struct PointingFinger {
    private enum State {
      case up
      /// The finger is down at a point where no view accepts touches.
      case nowhere
      /// The finger is down and has not moved farther than ``slack`` from its first point.
      case resting(Finger, CGPoint)
      /// The finger is down and does not scroll. It touches a view, or a long press has lifted a row or opened a menu.
      case moving(Finger)
      case scrolling(ContentDrag, NSLayoutConstraint.Axis, CGPoint)
    }

    /// The distance that the finger may move before a gesture begins, in points.
    private static let slack: CGFloat = 10

    private var state = State.up

    /// Whether the finger touches the screen.
    var isDown: Bool { if case .up = state { false } else { true } }

    /// Puts the finger down at a point. If the finger is already down, calls ``cancel()`` first.
    mutating func touch(_ point: CGPoint, in window: UIWindow) {
      cancel()
      state = Finger(downAt: point, in: window).map { .resting($0, point) } ?? .nowhere
    }

    /// Moves the finger to a point. A resting finger ignores movements up to ``slack``.
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

    /// Performs a long press if the finger touches a view and has not moved farther than ``slack``.
    mutating func pressLong() {
      guard case .resting(let finger, _) = state else { return }
      finger.pressLong()
      // Opening a menu or lifting a row ends the touch.
      if finger.view == nil { state = .moving(finger) }
    }

    /// Lifts the finger and ends its touch or scrolling.
    mutating func lift() {
      switch state {
      case .up, .nowhere: break
      case .resting(let finger, _), .moving(let finger): finger.lift()
      case .scrolling(let drag, _, _): drag.lift()
      }
      state = .up
    }

    /// Cancels the finger's touch, or ends its scrolling.
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
