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

  /// The maximum number of bytes to read beyond the limit and discard. Without this margin, the client would receive a
  /// connection error instead of the response.
  private static let discardedBytes = 32 << 20

  /// Reads the whole body and returns it.
  ///
  /// - Throws: A `Failure` if the body has more than `limit` bytes, takes longer than `time`, or is incomplete.
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

  /// Reads and discards up to 32 MiB of the body, for at most `time`.
  ///
  /// Call this method only if no part of the body has been read.
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
