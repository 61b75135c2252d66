internal import Foundation

extension AppLine {
  /// Parses the lines in the body of a request.
  ///
  /// - Parameters:
  ///   - body: The lines, separated by line breaks. A final line break is allowed.
  ///   - first: The number of the first line.
  ///   - limit: The maximum length of a line, in bytes.
  /// - Returns: The lines in order.
  /// - Throws: A `Refusal` for the first invalid line.
  static func lines(of body: Data, first: Int, limit: Int) throws(Refusal) -> [AppLine] {
    var parts = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if parts.last?.isEmpty == true { parts.removeLast() }
    var lines: [AppLine] = []
    lines.reserveCapacity(parts.count)
    for part in parts {
      do throws(LineError) {
        lines.append(try AppLine(part, limit: limit))
      } catch {
        throw Refusal(number: first &+ lines.count, error)
      }
    }
    return lines
  }
}
