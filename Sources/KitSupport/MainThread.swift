import Dispatch
import Foundation

/// Whether code runs where the main actor does.
package enum MainThread {
  /// Whether the caller runs on the main thread; without Darwin also whether it runs on the main queue, which
  /// `dispatchMain()` takes away from the main thread.
  ///
  /// To ask the main actor itself ends the program without a word of one's own where the answer is no.
  package static var isCurrent: Bool {
    #if canImport(Darwin)
      pthread_main_np() != 0
    #else
      // `dispatchMain()` ends the main thread here, and any thread may run the main queue from then on. Foundation
      // asks the kernel twice (300 ns), so it comes last.
      DispatchQueue.getSpecific(key: mainQueueMark) != nil || Thread.isMainThread
    #endif
  }

  #if !canImport(Darwin)
    private static let mainQueueMark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()
  #endif
}
