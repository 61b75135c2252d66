extension PagedList {
  /// Loads or reloads the first page.
  ///
  /// Cancels any running load. If that is a load of the first page with the same parameters, nothing happens instead.
  /// The rows stay until the page arrives.
  ///
  /// - Parameter parameters: Parameters for this request and its retries only. They override the list's.
  /// - Returns: The load, whose outcome can be awaited.
  @discardableResult
  public func loadFirstPage(parameters: [String: String] = [:]) -> PageLoadHandle {
    enqueueLoad { $0.loadFirstPage(parameters: parameters, until: $1) }
  }

  func loadFirstPage(parameters: [String: String] = [:], until completion: LoadCompletion) {
    load(.loadFirst(parameters: self.parameters.merging(parameters) { $1 }), until: completion) {
      $0.kind != .next
    }
  }

  /// Loads the page after the last one, if there may be one and nothing is loading.
  ///
  /// - Parameter parameters: Parameters for this request and its retries only. They override the list's.
  /// - Returns: The load, whose outcome can be awaited.
  @discardableResult
  public func loadNextPage(parameters: [String: String] = [:]) -> PageLoadHandle {
    enqueueLoad { list, completion in
      list.load(.loadNext(parameters: list.parameters.merging(parameters) { $1 }), until: completion) {
        $0.kind == .next
      }
    }
  }

  /// Loads the next page if a visible row is near the end.
  ///
  /// After a next page failed or was cancelled, this does nothing until a page arrives. Let the user retry instead.
  ///
  /// - Parameter index: The index of the visible row in ``items``.
  public func loadNextPageIfNeeded(showing index: Int) {
    guard machine.canPrefetch, index >= items.count - prefetchDistance else { return }
    loadNextPage()
  }

  /// Requests the failed page again, with its original parameters. Does nothing if no page has failed since the last
  /// one arrived.
  ///
  /// - Returns: The load, whose outcome can be awaited.
  @discardableResult
  public func retry() -> PageLoadHandle {
    enqueueLoad { $0.load(.retry, until: $1, isThis: \.isRetry) }
  }

  /// Cancels the running load. The rows stay.
  public func cancel() {
    enqueue { $0.handle(.cancel) }
  }

  /// Suspends loading until ``resume()``.
  ///
  /// Cancels the running request. ``resume()`` sends it again, so its answer is never older than the pause. A load
  /// requested during the pause starts on resuming.
  public func pause() {
    enqueue { $0.handle(.pause) }
  }

  /// Resumes after ``pause()`` and starts the interrupted or requested load.
  public func resume() {
    enqueue { $0.handle(.resume) }
  }

  /// Edits the rows, for example to remove one that the user deleted.
  ///
  /// Rows are compared as values. If rows are objects and the closure only mutates one in place, observers and readers
  /// are not notified. The same applies to the hooks.
  ///
  /// Edits do not affect which page is requested next. If rows are unique by an id, a removed row does not return until
  /// the first page is loaded again.
  ///
  /// - Parameter change: Edits the rows. It runs immediately or, if an observer or a hook calls this method, once the
  ///   current change has been handled.
  /// - Complexity: O(*n*) in the number of rows.
  public func edit(_ change: @escaping (inout [Item]) -> Void) {
    enqueue { list in
      guard let rows = Self.rows(list.items, editedBy: change) else { return }
      list.replaceStorage(with: list.storage.edited(to: rows))
      list.notify(.changed(.edited))
      list.publish()
    }
  }
}
