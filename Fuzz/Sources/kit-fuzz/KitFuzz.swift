import Foundation
import LibFuzzer

/// Fuzzes the target named by the environment variable `KIT_FUZZ`, with libFuzzer's arguments. Without the variable,
/// prints the names of the targets.
@main
@MainActor
enum KitFuzz {
  private static var target: FuzzTarget?

  static func main() {
    guard let name = ProcessInfo.processInfo.environment["KIT_FUZZ"] else {
      for target in FuzzTarget.all { print(target.name) }
      return
    }
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
      let known = FuzzTarget.all.map { $0.name }
      say("unknown target '\(name)': expected one of \(known.joined(separator: ", "))")
      exit(2)
    }
    self.target = target
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    var count = CommandLine.argc
    exit(
      LLVMFuzzerRunDriver(&count, &arguments) { bytes, count in
        // The bytes are valid during this call only. libFuzzer calls on the thread that started it, the main thread.
        let input = Array(UnsafeBufferPointer(start: bytes, count: count))
        MainActor.assumeIsolated { KitFuzz.check(input) }
        return 0
      }
    )
  }

  /// Checks an input. A failure aborts the process, so that libFuzzer saves the input.
  private static func check(_ input: [UInt8]) {
    var reader = ByteReader(input)
    do {
      try target?.check(&reader)
    } catch {
      say("\nFOUND: \((error as? BrokenProperty)?.description ?? "unexpected error: \(error)")\n")
      abort()
    }
  }

  private static func say(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
  }
}
