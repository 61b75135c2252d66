extension PagedList {
  /// Loads the first page: once more, where there is one.
  ///
  /// A next page under way is cancelled. Where just this request is under way already, nothing happens. The list stays
  /// as it is until the page arrives.
  ///
  /// - Parameter parameters: what the service is told with this request and its retries alone; they count before the
  ///   list's.
  /// - Returns: the load, whose end can be awaited.
  @discardableResult
  public func loadFirstPage(parameters: [String: String] = [:]) -> LoadingPage {
    loadInTurn { $0.loadFirstPage(parameters: parameters, until: $1) }
  }

  func loadFirstPage(parameters: [String: String] = [:], until end: PageEnd) {
    load(.loadFirst(parameters: self.parameters.merging(parameters) { $1 }), until: end) { $0.kind != .next }
  }

  /// Loads the page after the last one, if there may be one and nothing is under way.
  ///
  /// - Parameter parameters: what the service is told with this request and its retries alone; they count before the
  ///   list's.
  /// - Returns: the load, whose end can be awaited.
  @discardableResult
  public func loadNextPage(parameters: [String: String] = [:]) -> LoadingPage {
    loadInTurn { list, end in
      list.load(.loadNext(parameters: list.parameters.merging(parameters) { $1 }), until: end) {
        $0.kind == .next
      }
    }
  }

  /// Loads the next page if a row that shows is near the end.
  ///
  /// It does nothing once a next page failed or was cancelled, until a page arrives: that page is for the user to ask
  /// for again.
  ///
  /// - Parameter index: the place of the row among ``items``.
  public func loadNextPageIfNeeded(showing index: Int) {
    guard machine.mayLoadNextUnasked, index >= items.count - prefetchDistance else { return }
    loadNextPage()
  }

  /// Asks for the page that failed, with the parameters it was asked for with. Does nothing where none failed since a
  /// page came last.
  ///
  /// - Returns: the load, whose end can be awaited.
  @discardableResult
  public func retry() -> LoadingPage {
    loadInTurn { $0.load(.retry, until: $1, isThis: \.isRetry) }
  }

  /// Cancels what is under way. The list stays as it is.
  public func cancel() {
    doInTurn { $0.handle(.cancel) }
  }

  /// Stops asking the service until ``resume()``.
  ///
  /// The request under way is cancelled and made anew then, so that what shows is not from before the pause. What is
  /// asked of the list meanwhile waits: the first page or the next one.
  public func pause() {
    doInTurn { $0.handle(.pause) }
  }

  /// Goes on after ``pause()``, with what was under way or has been asked for.
  public func resume() {
    doInTurn { $0.handle(.resume) }
  }

  /// Changes the rows that are there: removes one, say, that the user deleted.
  ///
  /// Rows are values. Where they are objects, and all that the change does is to change one of them, the list is the
  /// same as before and tells nobody; the same goes for the hooks.
  ///
  /// What the service is asked for does not depend on it. Pages are counted as they came. In a list whose rows are unique
  /// by an id, a row that was removed does not come back before the first page is loaded again.
  ///
  /// - Parameter change: changes them. It runs at once, or, where an observer or a hook asks for it, after what that is
  ///   about.
  /// - Complexity: linear in the number of rows.
  public func edit(_ change: @escaping (inout [Item]) -> Void) {
    doInTurn { list in
      guard let rows = Self.rows(list.items, editedBy: change) else { return }
      list.replaceStorage(with: list.storage.edited(to: rows))
      list.tell(.changed(.edited))
      list.publish()
    }
  }
}
