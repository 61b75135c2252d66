public import Foundation
internal import KitSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Request {
  /// Sends the request.
  ///
  /// - Returns: The body of the answer.
  /// - Throws: A ``RequestError``, with ``RequestError/Reason/cancelled`` if the current task is cancelled.
  public func data() async throws(RequestError) -> Data {
    try await response().body
  }

  /// Sends the request.
  ///
  /// - Returns: The body of the answer as JSON.
  /// - Throws: A ``RequestError``.
  public func json() async throws(RequestError) -> JSON {
    try await response().json()
  }

  /// Sends the request.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder whose strategies and user info are used.
  /// - Returns: The value decoded from the body.
  /// - Throws: A ``RequestError``. A decoding error is thrown as
  ///   ``RequestError/Reason/wrongShape(path:expected:found:)``.
  public func decoded<Value: Decodable & Sendable>(
    as type: Value.Type = Value.self,
    by decoder: JSONDecoder = JSONDecoder()
  ) async throws(RequestError) -> Value {
    try await json().decoded(as: type, by: decoder)
  }

  /// Creates a chain that sends the request and passes the answer's JSON to a step. Nothing is sent until the chain
  /// starts.
  ///
  /// - Parameter step: Computes the next value from the answer.
  /// - Returns: The chain.
  public func then<Next: Sendable>(
    @_inheritActorContext _ step: @escaping @Sendable (JSON) async throws -> Next
  ) -> Chain<Next> {
    Chain.first { try await json() }.then(step)
  }

  /// Sends the request.
  ///
  /// - Returns: The answer with its status and headers.
  /// - Throws: A ``RequestError``, with the headers of an answer with a bad status, and with
  ///   ``RequestError/Reason/cancelled`` if the current task is cancelled.
  public func response() async throws(RequestError) -> Response {
    let server = server ?? .current ?? .anywhere
    let source = source(on: server)
    let timeout = timeout ?? server.timeout
    var request = try urlRequest(on: server)
    // Foundation's timeout limits inactivity and fails like a lost connection. The margin ensures that ours ends first,
    // even on a busy machine.
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
