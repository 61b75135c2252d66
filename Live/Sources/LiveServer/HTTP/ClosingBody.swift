internal import FlyingFox
internal import FlyingSocks
internal import Foundation

/// The body of a response that closes its connection.
///
/// After each response, FlyingFox reads the next request from the connection. It would treat the rest of an unread body
/// as a request, even if another site has sent that body. This sequence ends with an error, which closes the
/// connection.
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
