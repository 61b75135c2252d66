extension Chain {
  /// Adds a step that makes a value in place of the one that a failure of the steps before left out. What it throws is
  /// the new failure.
  public func recover(
    @_inheritActorContext _ makeValue: @escaping @Sendable (any Error) async throws -> Value
  ) -> Chain {
    appending(.recover { error in try await makeValue(error) })
  }

  /// Adds a step that catches a failure of the steps before, which is not reported then.
  ///
  /// There is still no value: the steps that follow are skipped up to a ``recover(_:)``, and whoever awaits the value
  /// gets the error too.
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

  /// Adds a step that runs in any case: after a value, a failure or a cancellation, none of which it changes. What it
  /// awaits is not cancelled with the run.
  public func finally(
    @_inheritActorContext _ cleanUp: @escaping @Sendable () async -> Void
  ) -> Chain {
    appending(.finally(cleanUp))
  }
}
