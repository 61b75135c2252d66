public import Foundation
internal import KitSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Request {
  /// Sends the request.
  ///
  /// - Returns: the body of the answer.
  /// - Throws: a ``RequestError``; ``RequestError/Reason/cancelled`` where the current task is cancelled.
  public func data() async throws(RequestError) -> Data {
    try await response().body
  }

  /// Sends the request.
  ///
  /// - Returns: the body of the answer, read as JSON.
  /// - Throws: a ``RequestError``.
  public func json() async throws(RequestError) -> JSON {
    try await response().json()
  }

  /// Sends the request.
  ///
  /// - Parameters:
  ///   - type: what to decode.
  ///   - decoder: its strategies and user info are used.
  /// - Returns: the body of the answer, decoded from JSON.
  /// - Throws: a ``RequestError``; one of the decoder's is
  ///   ``RequestError/Reason/wrongShape(path:expected:found:)``.
  public func decoded<Value: Decodable & Sendable>(
    as type: Value.Type = Value.self,
    by decoder: JSONDecoder = JSONDecoder()
  ) async throws(RequestError) -> Value {
    try await json().decoded(as: type, by: decoder)
  }

  /// Begins a chain with the answer, read as JSON. Nothing is sent before the chain is started.
  ///
  /// - Parameter step: makes the next value of the answer.
  /// - Returns: the chain.
  public func then<Next: Sendable>(
    @_inheritActorContext _ step: @escaping @Sendable (JSON) async throws -> Next
  ) -> Chain<Next> {
    Chain.first { try await json() }.then(step)
  }

  /// Sends the request.
  ///
  /// - Returns: the answer, with its status and its headers.
  /// - Throws: a ``RequestError``, which has the headers of an answer with a bad status;
  ///   ``RequestError/Reason/cancelled`` if the current task is cancelled.
  public func response() async throws(RequestError) -> Response {
    let server = server ?? .current ?? .anywhere
    let source = source(on: server)
    let timeout = timeout ?? server.timeout
    var request = try urlRequest(on: server)
    // Foundation's own limit is one to silence, and fails as a connection does. On a busy machine a second more than
    // ours would not keep it from being the first to end.
    request.timeoutInterval = timeout.bounded / .seconds(1) + 60
    let exchange = Lock(Exchange(source: source, limit: limit ?? server.limit))
    do {
      return try await Chain.first { [request] in try await server.response(to: request, by: exchange) }
        .timeout(timeout, clock: clock)
        .run()
    } catch let error as RequestError {
      throw error
    } catch ChainError.timedOut {
      throw exchange.withLock { $0.end(by: .timedOut(after: timeout)) }
    } catch {
      throw RequestError(.cancelled, source: source)
    }
  }
}
