package import Foundation

/// A transport that posts lines to the live page's server.
package protocol LiveTransport: Sendable {
  /// Posts lines and awaits the answer.
  ///
  /// - Throws: An error if there is no answer. The lines may still have arrived.
  func post(_ batch: LiveBatch) async throws -> LiveAnswer
}

/// A batch of lines.
package struct LiveBatch: Hashable, Sendable {
  /// The session of the lines.
  package let session: UUID

  /// The number of the first line in its session.
  package let first: Int

  /// The lines in UTF-8, without line breaks.
  package let lines: ArraySlice<Data>

  package init(session: UUID, first: Int, lines: ArraySlice<Data>) {
    self.session = session
    self.first = first
    self.lines = lines
  }

  /// The lines, with a line break after each.
  var body: Data {
    lines.reduce(into: Data()) { body, line in
      body += line
      body.append(UInt8(ascii: "\n"))
    }
  }
}

/// A server's answer to a batch.
package enum LiveAnswer: Hashable, Sendable {
  /// The server accepted the lines.
  case accepted
  /// The batch leaves a gap. The server expects the line with this number next.
  case expected(Int)
  /// The server refused the lines with an HTTP status.
  case refused(status: Int)
}
