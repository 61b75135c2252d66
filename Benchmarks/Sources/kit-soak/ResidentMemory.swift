import Foundation

/// Reads the resident memory of this process on Linux.
enum ResidentMemory {
  /// - Throws: an error on systems other than Linux.
  static func kibibytes() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    guard let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let number = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
    else { throw CocoaError(.fileReadCorruptFile) }
    return number
  }
}
