internal import Foundation
internal import KitSupport
internal import PromiseChain

/// The headers of a server, and the renewal of those that the server no longer accepts.
final class ServerHeaders: Sendable {
  typealias Fields = [(name: String, value: String)]

  /// The objects whose renewals the current task is part of.
  @TaskLocal private static var renewing: Set<ObjectIdentifier> = []

  private struct State {
    var fields: Fields
    /// The number of renewals that have ended. A request that was sent before the last one may try again.
    var version = 0
    /// The error of the last renewal, or nil if it succeeded.
    var refusal: RequestError?
    var renewal: Task<Void, any Error>?
  }

  private let state: Lock<State>
  private let renew: Server.Renew?

  init(_ fields: Fields, renewing renew: Server.Renew?) {
    state = Lock(State(fields: fields))
    self.renew = renew
  }

  var current: (fields: Fields, version: Int) { state.withLock { ($0.fields, $0.version) } }

  /// Whether a status of 401 leads to a renewal. Within the renewal itself, it does not: the renewal would wait for
  /// itself.
  var canRenew: Bool { renew != nil && !Self.renewing.contains(ObjectIdentifier(self)) }

  /// Waits for the renewal that follows the refusal of the headers of a version, unless it has already ended. If the
  /// current task is canceled, throws ``RequestError/Reason/cancelled``, and the renewal continues.
  func renew(after version: Int, refusedBy refused: RequestError) async throws(RequestError) {
    do {
      let renewal = try state.withLock { state in
        guard version == state.version else {
          if let refusal = state.refusal { throw refusal }
          return nil as Task<Void, any Error>?
        }
        let renewal = state.renewal ?? Task { try await self.run(after: refused) }
        state.renewal = renewal
        return renewal
      }
      guard let renewal else { return }
      try await Settlement<Void>().value { answer in answer.settle { try await renewal.value } }
    } catch {
      throw error as? RequestError ?? RequestError(.cancelled, source: refused.source)
    }
  }

  private func run(after refused: RequestError) async throws {
    var fields: [String: String] = [:]
    var refusal: RequestError?
    do {
      let renewing = Self.renewing.union([ObjectIdentifier(self)])
      fields = try await Self.$renewing.withValue(renewing) { try await renew?(refused) ?? [:] }
    } catch let error as RequestError where error.reason != .cancelled {
      refusal = error
    } catch {
      refusal = RequestError(.notRenewed(error.localizedDescription), source: refused.source)
    }
    try state.withLock { state in
      let names = Set(fields.keys.map { $0.lowercased() })
      state.fields.removeAll { names.contains($0.name.lowercased()) }
      state.fields += fields.map { ($0.key, $0.value) }
      state.version += 1
      (state.refusal, state.renewal) = (refusal, nil)
      if let refusal { throw refusal }
    }
  }
}
