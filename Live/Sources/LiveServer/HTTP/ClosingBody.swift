internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// The body of an answer that closes its connection.
///
/// FlyingFox reads further requests after each answer. The rest of an unread body would become a request, whatever its
/// origin. This sequence ends with an error, which closes the connection.
struct ClosingBody: AsyncBufferedSequence {
  typealias Element = UInt8

  let data: Data

  func makeAsyncIterator() -> Iterator { Iterator(data: data) }

  struct Iterator: AsyncBufferedIteratorProtocol {
    var data: Data?

    mutating func next() async throws -> UInt8? {
      try await nextBuffer(suggested: 1)?.first
    }

    mutating func nextBuffer(suggested count: Int) async throws -> Data? {
      guard let data, !data.isEmpty else { throw End() }
      self.data = Data(data.dropFirst(count))
      return Data(data.prefix(count))
    }
  }

  /// The error that closes the connection.
  struct End: Error {}
}
