internal import FlyingFox
internal import Foundation

/// The body of a request, read within limits of size and time.
struct RequestBody: Sendable {
  /// An error that prevents a body from being read.
  enum Failure: Error {
    case tooLong
    case tooSlow
    case disconnected
  }

  let sequence: HTTPBodySequence

  /// Reads the whole body and returns it.
  ///
  /// - Throws: A `Failure` if the body has more than `limit` bytes, takes longer than `time`, or is incomplete.
  func read(limit: Int, time: Duration) async throws(Failure) -> Data {
    guard sequence.count.map({ $0 <= limit }) == true else { throw .tooLong }
    let data: Data?
    do {
      data = try await within(time) { try await sequence.reduce(into: Data()) { $0.append($1) } }
    } catch {
      throw .disconnected
    }
    guard let data else { throw .tooSlow }
    return data
  }
}
