internal import Foundation

extension AppLine {
  /// Reads the lines of a request's body.
  ///
  /// - Parameters:
  ///   - body: lines with line breaks between them. The last may have one, too.
  ///   - first: the number of the first line.
  ///   - limit: how many bytes a line may have.
  /// - Returns: the lines, in order.
  /// - Throws: `Refusal` that says which line is wrong, and what was expected.
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
