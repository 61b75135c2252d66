internal import Foundation

extension Data {
  /// The bytes with their sum before them, as a line of its own: where a bit was flipped, JSON may still be read.
  var sealed: Data { Data("\(sum)\n".utf8) + self }

  /// What was ``sealed``; nil where it is not that any more.
  var unsealed: Data? {
    guard let end = firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let content = Data(self[(end + 1)...])
    return content.sealed == self ? content : nil
  }

  /// FNV-1a, which another byte in any place changes.
  private var sum: UInt64 {
    reduce(0xcbf2_9ce4_8422_2325) {
      ($0 ^ UInt64($1)).multipliedReportingOverflow(by: 0x0000_0100_0000_01b3).partialValue
    }
  }
}
