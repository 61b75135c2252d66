#if os(Linux) || os(macOS)
  package import Foundation

  extension Process {
    /// Sets the termination handler. The process is released once it has ended.
    package func onEnd(_ body: @escaping @Sendable () -> Void) {
      terminationHandler = { process in
        process.waitUntilExit()  // On Linux, Foundation releases the process only there.
        body()
      }
    }
  }
#endif
