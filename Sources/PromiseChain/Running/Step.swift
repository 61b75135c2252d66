/// One step of a chain. The case determines whether the step handles a value, a failure, or both.
///
/// Values are type-erased, and only the closures know their types. A closure runs in the isolation of the run until it
/// calls the app's closure, which has its own isolation.
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
