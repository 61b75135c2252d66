import Foundation

/// The thread that the main actor runs on, unless a program has given it another executor.
package enum MainThread {
  #if canImport(Darwin)
    /// Whether the caller runs on it.
    package static var isCurrent: Bool { pthread_main_np() != 0 }
  #else
    /// Known if the first who asked was on it. Foundation makes two calls to the kernel to find out (300 ns), to
    /// compare threads takes 2 ns.
    private static let main: pthread_t? = Thread.isMainThread ? pthread_self() : nil

    /// Whether the caller runs on it.
    package static var isCurrent: Bool {
      main.map { pthread_equal($0, pthread_self()) != 0 } ?? Thread.isMainThread
    }
  #endif
}
