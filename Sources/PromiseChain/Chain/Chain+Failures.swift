extension Chain {
  /// Adds a step that replaces a failure of the previous steps with a value. If the closure throws, its error is the
  /// new failure.
  public func recover(
    @_inheritActorContext _ makeValue: @escaping @Sendable (any Error) async throws -> Value
  ) -> Chain {
    appending(.recover { error in try await makeValue(error) })
  }

  /// Adds a step that handles a failure of the previous steps, which is then not reported.
  ///
  /// The chain still has no value. Later steps are skipped up to a ``recover(_:)``, and awaiting the value throws the
  /// error.
  public func catchError(
    @_inheritActorContext _ handle: @escaping @Sendable (any Error) async -> Void
  ) -> Chain {
    appending(
      .catchError { error in
        await handle(error)
        return true
      }
    )
  }

  /// Adds a step that always runs, after a value, a failure or a cancellation, and changes none of them. Cancelling the
  /// run does not cancel what the step awaits.
  public func finally(
    @_inheritActorContext _ cleanUp: @escaping @Sendable () async -> Void
  ) -> Chain {
    appending(.finally(cleanUp))
  }
}
