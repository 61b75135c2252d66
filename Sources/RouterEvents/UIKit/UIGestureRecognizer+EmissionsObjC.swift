// Not compiled on Linux. A recognizer calls its target by selector, which needs the Objective-C runtime.
#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
  internal import ObjectiveC
  internal import PlatformUIKit

  extension UIGestureRecognizer {
    /// The object that emits this recognizer's events. On first use, it is created and added as a target.
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
    /// Emits the events for the recognizer's new state.
    @objc fileprivate func recognized(by recognizer: UIGestureRecognizer) {
      emit(for: recognizer)
    }
  }
#endif
