// Not compiled on Linux: a recognizer calls its target by a selector, which needs the Objective-C runtime.
#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
  internal import ObjectiveC
  internal import UIKit

  extension UIGestureRecognizer {
    /// What this recognizer emits; made, and made its target, when it is first asked for.
    var emissions: GestureEmissions {
      let key = UnsafeRawPointer(Unmanaged.passUnretained(GestureEmissions.self as AnyObject).toOpaque())
      if let emissions = objc_getAssociatedObject(self, key) as? GestureEmissions { return emissions }
      let emissions = GestureEmissions()
      objc_setAssociatedObject(self, key, emissions, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
      addTarget(emissions, action: #selector(GestureEmissions.recognized(by:)))
      return emissions
    }
  }

  extension GestureEmissions {
    /// Called by the recognizer whenever its state changes.
    @objc fileprivate func recognized(by recognizer: UIGestureRecognizer) {
      emit(for: recognizer)
    }
  }
#endif
