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
    try await exchange().body
  }

  /// Sends the request.
  ///
  /// - Returns: the body of the answer, read as JSON.
  /// - Throws: a ``RequestError``.
  public func json() async throws(RequestError) -> JSON {
    let (body, source) = try await exchange()
    return try JSON(body, source: source)
  }

  /// Sends the request.
  ///
  /// - Parameters:
  ///   - type: what to decode.
  ///   - decoder: decodes it.
  /// - Returns: the body of the answer, decoded from JSON.
  /// - Throws: a ``RequestError``; one of the decoder's is
  ///   ``RequestError/Reason/wrongShape(path:expected:found:)``.
  public func decoded<Value: Decodable & Sendable>(
    as type: Value.Type = Value.self,
    by decoder: JSONDecoder = JSONDecoder()
  ) async throws(RequestError) -> Value {
    let (body, source) = try await exchange()
    do {
      return try decoder.decode(type, from: body)
    } catch {
      throw try JSON(body, source: source).wrongShape(error)
    }
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

  private func exchange() async throws(RequestError) -> (body: Data, source: String) {
    let server = server ?? .current ?? .anywhere
    let source = source(on: server)
    let timeout = timeout ?? server.timeout
    var request = try urlRequest(on: server)
    // Foundation's own limit is one to silence. It must not be the shorter one.
    request.timeoutInterval = timeout.bounded / .seconds(1) + 1
    let exchange = Lock(Exchange(source: source, limit: limit ?? server.limit))
    do {
      let body = try await Chain.first { [request] in try await server.data(for: request, by: exchange) }
        .timeout(timeout, clock: clock)
        .run()
      return (body, source)
    } catch let error as RequestError {
      throw error
    } catch ChainError.timedOut {
      throw exchange.withLock { $0.end(by: .timedOut(after: timeout)) }
    } catch {
      throw RequestError(.cancelled, source: source)
    }
  }
}
