package import Foundation

/// A type that posts lines to the server of a live page.
package protocol LiveTransport: Sendable {
  /// Posts a batch of lines and returns the server's answer.
  ///
  /// - Throws: An error if there is no answer. In this case, the server may still have received the lines.
  func post(_ batch: LiveBatch) async throws -> LiveAnswer
}

/// A batch of consecutive lines of a session.
package struct LiveBatch: Hashable, Sendable {
  /// The id of the session.
  package let session: UUID

  /// The number of the first line, or of the session's next line if the batch is empty. Numbers start at 0.
  package let first: Int

  /// The lines as JSON in UTF-8, without line breaks.
  package let lines: ArraySlice<Data>

  package init(session: UUID, first: Int, lines: ArraySlice<Data>) {
    self.session = session
    self.first = first
    self.lines = lines
  }

  /// The body of the request: the lines, each followed by a line break.
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
  /// The server lacks lines that precede the batch. The associated value is the number of the line it expects next.
  case expected(Int)
  /// The server refused the lines with an HTTP status.
  case refused(status: Int)
}
