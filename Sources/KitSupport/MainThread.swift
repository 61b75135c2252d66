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
      isThisThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
    #endif
  }

  #if !canImport(Darwin)
    /// `dispatchMain()` ends the main thread here, and any thread may run the main queue from then on.
    private static let mainQueueMark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()

    #if os(Windows)
      private static var isThisThread: Bool { Thread.isMainThread }
    #else
      /// Foundation asks the kernel twice for this (300 ns). A thread is the main one or not all its life, so the answer
      /// is kept in the thread's own memory, where it is read in 2 ns: 1 for no, 2 for yes.
      private static var isThisThread: Bool {
        if let known = pthread_getspecific(answer) { return Int(bitPattern: known) == 2 }
        let isMain = Thread.isMainThread
        pthread_setspecific(answer, UnsafeRawPointer(bitPattern: isMain ? 2 : 1))
        return isMain
      }

      private static let answer: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
      }()
    #endif
  #endif
}
