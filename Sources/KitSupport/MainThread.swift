import Dispatch
import Foundation

/// A check for code that must run on the main actor.
package enum MainThread {
  /// Whether the caller runs on the main thread.
  ///
  /// Outside of Darwin this is also true on the main queue, which may run on any thread after `dispatchMain()`.
  ///
  /// `MainActor.assumeIsolated` would end the program without a message of the kit.
  package static var isCurrent: Bool {
    #if canImport(Darwin)
      pthread_main_np() != 0
    #else
      isThisThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
    #endif
  }

  #if !canImport(Darwin)
    /// The mark of the main queue. `dispatchMain()` ends the main thread, and then any thread may run the main queue.
    private static let mainQueueMark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()

    #if os(Windows)
      private static var isThisThread: Bool { Thread.isMainThread }
    #else
      /// Foundation makes two system calls for this: 300 ns. The answer never changes for a thread, so it is cached in
      /// thread-specific memory, where reading it takes 2 ns: 1 for no, 2 for yes.
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
