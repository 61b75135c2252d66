public import Foundation
internal import KitSupport
public import PromiseChain

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Request {
  /// Sends the request and returns the body of the response.
  ///
  /// - Returns: The body of the response.
  /// - Throws: A ``RequestError``. If the current task is canceled, the reason is ``RequestError/Reason/cancelled``.
  public func data() async throws(RequestError) -> Data {
    try await response().body
  }

  /// Sends the request and parses the body of the response as JSON.
  ///
  /// - Returns: The top-level value of the response.
  /// - Throws: A ``RequestError``. If the body is not JSON, the reason is
  ///   ``RequestError/Reason/notJSON(position:expected:found:)``. If the current task is canceled, the reason is
  ///   ``RequestError/Reason/cancelled``.
  public func json() async throws(RequestError) -> JSON {
    try await response().json()
  }

  /// Sends the request and decodes the JSON body of the response.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder that provides the strategies and the user info.
  /// - Returns: The decoded value.
  /// - Throws: A ``RequestError``. If the body is not JSON, the reason is
  ///   ``RequestError/Reason/notJSON(position:expected:found:)``. If the JSON cannot be decoded, the reason is
  ///   ``RequestError/Reason/wrongShape(path:expected:found:)``. If the current task is canceled, the reason is
  ///   ``RequestError/Reason/cancelled``.
  public func decoded<Value: Decodable & Sendable>(
    as type: Value.Type = Value.self,
    by decoder: JSONDecoder = JSONDecoder()
  ) async throws(RequestError) -> Value {
    try await json().decoded(as: type, by: decoder)
  }

  /// Creates a chain that sends the request and passes the JSON of the response to a step.
  ///
  /// Nothing is sent until the chain starts.
  ///
  /// - Parameter step: A closure that computes the next value from the JSON.
  /// - Returns: The chain.
  public func then<Next: Sendable>(
    @_inheritActorContext _ step: @escaping @Sendable (JSON) async throws -> Next
  ) -> Chain<Next> {
    Chain.first { try await json() }.then(step)
  }

  /// Sends the request and returns the response with its status and headers.
  ///
  /// - Returns: A response with a status from 200 to 299.
  /// - Throws: A ``RequestError``. For any other status, the error contains the headers of the response. If the current
  ///   task is canceled, the reason is ``RequestError/Reason/cancelled``.
  public func response() async throws(RequestError) -> Response {
    let server = server ?? .current ?? .anywhere
    let source = source(on: server)
    let timeout = timeout ?? server.timeout
    var request = try urlRequest(on: server)
    // Foundation's timeout limits inactivity, and its error looks like a lost connection. The margin lets the timeout
    // below end first, even on a busy machine.
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
