/// One step of a chain. The case determines whether the step runs after a value, after a failure, or always.
///
/// Values are type-erased, and a closure that receives a value casts it to the expected type. The closure of a
/// `finally` step is the app's own. The other closures run in the isolation of the run. The app's closures that they
/// call have their own isolation.
@usableFromInline
enum Step: Sendable {
  @usableFromInline
  typealias OnValue = nonisolated(nonsending) @Sendable (any Sendable) async throws -> any Sendable
  @usableFromInline
  typealias OnFailure = nonisolated(nonsending) @Sendable (any Error) async throws -> any Sendable
  /// A closure that handles a failure, and returns whether the failure counts as handled.
  @usableFromInline
  typealias Handler = nonisolated(nonsending) @Sendable (any Error) async -> Bool

  case then(OnValue)
  case recover(OnFailure)
  case catchError(Handler)
  case finally(@Sendable () async -> Void)
}
