extension Chain {
  /// Adds a step that replaces a failure of the previous steps with a value.
  ///
  /// If the closure throws, its error becomes the new failure.
  public func recover(
    @_inheritActorContext _ makeValue: @escaping @Sendable (any Error) async throws -> Value
  ) -> Chain {
    appending(.recover { error in try await makeValue(error) })
  }

  /// Adds a step that handles a failure of the previous steps.
  ///
  /// A handled failure is not reported, but the chain still has no value. Steps that need a value are skipped until a
  /// ``recover(_:)`` step provides one. Without such a step, awaiting the value of the run throws the error.
  public func catchError(
    @_inheritActorContext _ handle: @escaping @Sendable (any Error) async -> Void
  ) -> Chain {
    catching { error in
      await handle(error)
      return true
    }
  }

  /// Adds a step that handles those failures of the previous steps for which `handle` returns true.
  package func catching(_ handle: @escaping @Sendable (any Error) async -> Bool) -> Chain {
    appending(.catchError { error in await handle(error) })
  }

  /// Adds a step that always runs, whether the previous steps returned a value, failed, or were canceled.
  ///
  /// The step does not change the result. Canceling the run does not cancel the work that the step awaits.
  public func finally(
    @_inheritActorContext _ cleanUp: @escaping @Sendable () async -> Void
  ) -> Chain {
    appending(.finally(cleanUp))
  }
}
