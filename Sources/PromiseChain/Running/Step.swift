/// One step of a chain, by the outcome that it runs on. Only its closure knows the types of the values.
///
/// The closures stay where the run is until they call what the user wrote, which goes where it was written.
@usableFromInline
enum Step: Sendable {
  @usableFromInline
  typealias OnValue = nonisolated(nonsending) @Sendable (any Sendable) async throws -> any Sendable
  @usableFromInline
  typealias OnFailure = nonisolated(nonsending) @Sendable (any Error) async throws -> any Sendable
  /// Answers whether the failure counts as caught.
  @usableFromInline
  typealias Handler = nonisolated(nonsending) @Sendable (any Error) async -> Bool

  case then(OnValue)
  case recover(OnFailure)
  case catchError(Handler)
  case finally(@Sendable () async -> Void)
}
