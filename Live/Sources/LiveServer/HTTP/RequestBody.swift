internal import FlyingFox
internal import Foundation

/// Reads the bodies of requests, within bounds.
struct RequestBody: Sendable {
  /// Why a body was not read.
  enum Failure: Error {
    case tooLong
    case tooSlow
    case disconnected
  }

  let sequence: HTTPBodySequence

  /// How many bytes above the limit are read to no purpose, so that the client sees the answer and not a broken
  /// connection.
  private static let discardedBytes = 32 << 20

  /// Returns the whole body.
  ///
  /// - Throws: `Failure` if it has more than `limit` bytes or takes longer than `time`.
  func read(limit: Int, time: Duration) async throws(Failure) -> Data {
    let result = await within(time) {
      var data = Data()
      var count = 0
      for try await chunk in sequence {
        count += chunk.count
        if count <= limit { data.append(chunk) } else { data = Data() }
        guard count <= limit + Self.discardedBytes else { throw Failure.tooLong }
      }
      guard count <= limit else { throw Failure.tooLong }
      return data
    }
    return try result.get()
  }

  /// Reads the body to no purpose, up to a bound. May only be called if nothing was read of it.
  func discard(time: Duration) async {
    _ = try? await read(limit: 0, time: time)
  }

  private func within(
    _ time: Duration,
    _ body: @escaping @Sendable () async throws -> Data
  ) async -> Result<Data, Failure> {
    await withTaskGroup(of: Result<Data, Failure>.self) { group in
      group.addTask {
        do {
          return .success(try await body())
        } catch {
          return .failure(error as? Failure ?? .disconnected)
        }
      }
      group.addTask {
        try? await Task.sleep(for: time)
        return .failure(.tooSlow)
      }
      defer { group.cancelAll() }
      return await group.next() ?? .failure(.disconnected)
    }
  }
}
