/// One step of a chain, by the outcome that it handles. Only its closure knows the types of the values.
///
/// The closures run in the isolation of the run until they call the user's closure, which runs in its own.
@usableFromInline
enum Step: Sendable {
  @usableFromInline
  typealias OnValue = nonisolated(nonsending) @Sendable (any Sendable) async throws -> any Sendable
  @usableFromInline
  typealias OnFailure = nonisolated(nonsending) @Sendable (any Error) async throws -> any Sendable
  /// Returns whether the failure counts as handled.
  @usableFromInline
  typealias Handler = nonisolated(nonsending) @Sendable (any Error) async -> Bool

  case then(OnValue)
  case recover(OnFailure)
  case catchError(Handler)
  case finally(@Sendable () async -> Void)
}
