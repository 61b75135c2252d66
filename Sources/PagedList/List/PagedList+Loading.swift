extension PagedList {
  /// Loads or reloads the first page.
  ///
  /// If the first page is already loading with the same parameters, that load continues. Any other running load is
  /// canceled. The current rows stay until the page arrives.
  ///
  /// - Parameter parameters: Additional parameters for this request and its retries. They override the list's
  ///   parameters.
  /// - Returns: A handle for awaiting the outcome of the load.
  @discardableResult
  public func loadFirstPage(parameters: [String: String] = [:]) -> PageLoadHandle {
    enqueueLoad { $0.loadFirstPage(parameters: parameters, until: $1) }
  }

  func loadFirstPage(parameters: [String: String] = [:], until completion: LoadCompletion) {
    load(.loadFirst(parameters: self.parameters.merging(parameters) { $1 }), until: completion) {
      $0.kind != .next
    }
  }

  /// Loads the next page if ``hasMore`` is true and no other load is running.
  ///
  /// Before the first page arrives, this method does nothing.
  ///
  /// - Parameter parameters: Additional parameters for this request and its retries. They override the list's
  ///   parameters.
  /// - Returns: A handle for awaiting the outcome of the load.
  @discardableResult
  public func loadNextPage(parameters: [String: String] = [:]) -> PageLoadHandle {
    enqueueLoad { list, completion in
      list.load(.loadNext(parameters: list.parameters.merging(parameters) { $1 }), until: completion) {
        $0.kind == .next
      }
    }
  }

  /// Loads the next page if a visible row is near the end of the list.
  ///
  /// A row is near the end if fewer than ``prefetchDistance`` rows follow it. This method does nothing if there is no
  /// next page, a load is running, or the list is paused.
  ///
  /// After a next page fails or is canceled with ``cancel()``, this method also does nothing until another page
  /// arrives. Let the user retry instead.
  ///
  /// - Parameter index: The index of the visible row in ``items``.
  public func loadNextPageIfNeeded(showing index: Int) {
    guard machine.canPrefetch, index >= items.count - prefetchDistance else { return }
    loadNextPage()
  }

  /// Requests the failed page again, with its original parameters.
  ///
  /// Does nothing if no page has failed since the last page arrived, or if another load is running.
  ///
  /// - Returns: A handle for awaiting the outcome of the load.
  @discardableResult
  public func retry() -> PageLoadHandle {
    enqueueLoad { $0.load(.retry, until: $1, isThis: \.isRetry) }
  }

  /// Cancels the current load, even if the list is paused. The rows are unchanged.
  public func cancel() {
    enqueue { $0.handle(.cancel) }
  }

  /// Suspends loading until ``resume()`` is called.
  ///
  /// Pausing cancels the running request. ``resume()`` sends the request again, so that the response does not predate
  /// the pause. If you request a load while the list is paused, its request is sent when the list resumes.
  public func pause() {
    enqueue { $0.handle(.pause) }
  }

  /// Resumes loading after ``pause()``. If a load was interrupted, or was requested while the list was paused, the list
  /// sends its request.
  public func resume() {
    enqueue { $0.handle(.resume) }
  }

  /// Edits the rows, for example to remove a row that the user deleted.
  ///
  /// The list notifies observers only if the closure changes the array. If rows are class instances, changing a
  /// property of an instance does not change the array. The list detects changes in ``beforeFirstPage`` and
  /// ``beforeNextPage`` in the same way.
  ///
  /// If the list identifies rows by id, a row that you remove does not reappear until the first page is requested
  /// again. If the service finds pages by number or offset and deletes the row too, its later rows move to earlier
  /// pages. Loads of next pages then ask again for the pages that are already loaded, and append the rows that moved
  /// there. For this, the edit may come before or after the deletion, but no page may arrive between a deletion and a
  /// later edit. As long as the service keeps a removed row that it has returned, each next page takes a second
  /// request, unless another edit puts the row back. A row that the service has not returned costs no request until a
  /// page repeats a loaded row, because only then the service may have inserted it in front of that page.
  ///
  /// A list without ids does not ask again for a page.
  ///
  /// - Parameter change: A closure that edits the rows. It runs immediately, unless the list is still handling another
  ///   change. In that case, it runs after that change.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func edit(_ change: @escaping (inout [Item]) -> Void) {
    enqueue { list in
      guard let rows = Self.rows(list.items, editedBy: change) else { return }
      var next = list.storage.edited(to: rows)
      next.recordRemovals(from: list.storage)
      let removed = next.removedCount - list.storage.removedCount
      list.replaceStorage(with: next)
      list.handle(.removed(removed))
      list.notify(.changed(.edited))
      list.publish()
    }
  }
}
