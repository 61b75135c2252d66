import Dispatch
import Foundation

package enum MainThread {
  /// Whether the caller runs on the main thread.
  ///
  /// On non-Apple platforms, the value is also true on the main queue, because any thread may run that queue
  /// after `dispatchMain()`.
  ///
  /// Check this property before you call `MainActor.assumeIsolated`. Off the main thread, that method traps without a
  /// helpful message.
  package static var isCurrent: Bool {
    #if canImport(Darwin)
      pthread_main_np() != 0
    #else
      isThisThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
    #endif
  }

  #if !canImport(Darwin)
    private static let mainQueueMark: DispatchSpecificKey<Bool> = {
      let mark = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: mark, value: true)
      return mark
    }()

    #if os(Windows)
      private static var isThisThread: Bool { Thread.isMainThread }
    #else
      /// Whether this thread is the main thread. The value is cached for each thread.
      ///
      /// `Thread.isMainThread` makes two system calls, which take 300 ns. The answer never changes for a thread, so it
      /// is stored in thread-specific memory: 1 for no, 2 for yes. Reading it there takes 2 ns.
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
