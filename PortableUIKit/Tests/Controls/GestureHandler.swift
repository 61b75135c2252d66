#if !canImport(UIKit) || os(watchOS)
  import PortableUIKit

  /// A target that runs a closure.
  private final class GestureHandler: GestureTarget {
    private let handler: () -> Void

    init(_ handler: @escaping () -> Void) {
      self.handler = handler
    }

    func recognized(by recognizer: UIGestureRecognizer) {
      handler()
    }
  }

  extension UIGestureRecognizer {
    /// Adds a closure that runs when the gesture is recognized.
    func addHandler(_ handler: @escaping @MainActor () -> Void) {
      addTarget(GestureHandler(handler))
    }
  }
#endif
