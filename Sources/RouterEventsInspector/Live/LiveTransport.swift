package import Foundation

/// The way of lines to the live page's server.
package protocol LiveTransport: Sendable {
  /// Posts lines and waits for the answer.
  ///
  /// - Throws: any error if there is no answer. Whether the lines have arrived is unknown then.
  func post(_ batch: LiveBatch) async throws -> LiveAnswer
}

/// Lines that are posted together.
package struct LiveBatch: Hashable, Sendable {
  /// The sending that the lines belong to.
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

/// What a server answers to a batch.
package enum LiveAnswer: Hashable, Sendable {
  /// It has the lines.
  case taken
  /// It has lines of the session up to this number, and the batch does not follow them.
  case expected(Int)
  /// It does not take the lines; with the status of HTTP.
  case refused(status: Int)
}
