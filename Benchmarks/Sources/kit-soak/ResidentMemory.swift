import Foundation

/// How much memory of this process is in the machine's, as Linux tells.
enum ResidentMemory {
  /// - Throws: where the system has no such file, which is anywhere but on Linux.
  static func kibibytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let number = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
    else { throw CocoaError(.fileReadCorruptFile) }
    return number
  }
}
