internal import Foundation
internal import NIOHTTP1

extension AppLine {
  /// Parses the lines in the body of a request.
  ///
  /// - Parameters:
  ///   - body: The lines, separated by line breaks. A final line break is allowed.
  ///   - first: The number of the first line.
  ///   - limits: The limits of the number and the length of lines.
  /// - Returns: The lines in order.
  /// - Throws: A `Refusal` for the first invalid line, or if there are too many.
  static func lines(of body: Data, first: Int, limits: Limits) throws(Refusal) -> [AppLine] {
    var parts = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    guard parts.count <= limits.linesPerBody else {
      throw Refusal(
        .payloadTooLarge,
        "expected at most \(limits.linesPerBody) lines in a body, found \(parts.count)"
      )
    }
    var lines: [AppLine] = []
    lines.reserveCapacity(parts.count)
    for part in parts {
      do throws(LineError) {
        lines.append(try AppLine(part, limit: limits.bytesPerLine))
      } catch {
        throw Refusal(number: first &+ lines.count, error)
      }
    }
    return lines
  }
}
