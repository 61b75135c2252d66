extension Chain {
  /// Makes a value of a failure of the steps before; the steps after this one run again.
  ///
  /// - Parameter makeValue: makes a value in place of the missing one. What it throws is the new failure.
  /// - Returns: a chain with one more step; this one stays as it is.
  public func recover(
    @_inheritActorContext _ makeValue: @escaping @Sendable (any Error) async throws -> Value
  ) -> Chain {
    appending(.recover { error in try await makeValue(error) })
  }

  /// Catches a failure of the steps before.
  ///
  /// There is still no value, so that the steps after this one are skipped up to a ``recover(_:)``, and whoever awaits
  /// the value gets the error too. A failure that was caught is not reported.
  ///
  /// - Parameter handle: what to do about the failure.
  /// - Returns: a chain with one more step; this one stays as it is.
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

  /// Adds a step that runs in any case: after a value, a failure or a cancellation. It changes neither.
  ///
  /// - Parameter cleanUp: what to do. What it awaits is not cancelled with the run.
  /// - Returns: a chain with one more step; this one stays as it is.
  public func finally(
    @_inheritActorContext _ cleanUp: @escaping @Sendable () async -> Void
  ) -> Chain {
    appending(.finally(cleanUp))
  }
}
