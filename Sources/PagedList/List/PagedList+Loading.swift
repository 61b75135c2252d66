internal import KitSupport

extension PagedList {
  /// Loads or reloads the first page, or the page around the list's anchor.
  ///
  /// If the first page is already loading with the same parameters, that load continues. Any other running load is
  /// canceled. The current rows stay until the page arrives. This request and its retries have the list's parameters
  /// and `parameters`, which override them.
  @discardableResult
  public func loadFirstPage(parameters: [String: String] = [:]) -> PageLoadHandle {
    enqueueLoad { $0.loadFirstPage(parameters: parameters, until: $1) }
  }

  func loadFirstPage(
    around anchor: RowID? = nil,
    parameters: [String: String] = [:],
    isAnew: Bool = false,
    until completion: LoadCompletion
  ) {
    let anchor = anchor ?? self.anchor
    let input = PagingInput<Item>.loadFirst(around: anchor, parameters: parameters, isAnew: isAnew)
    load(input, at: .next, until: completion, isThis: \.replacesRows)
  }

  /// Replaces all rows by the page around a row. Use it to refresh a list that does not begin at the first row.
  ///
  /// Works like ``loadFirstPage(parameters:)``, but the request has another ``PageRequest/anchor``: the id of the first
  /// visible row, or another value that the service accepts.
  @discardableResult
  public func refresh(
    around anchor: any Hashable & Sendable,
    parameters: [String: String] = [:]
  ) -> PageLoadHandle {
    enqueueLoad { $0.loadFirstPage(around: RowID(value: anchor), parameters: parameters, until: $1) }
  }

  /// Makes sure that a row is loaded: unless the list has it, replaces all rows by the page around it.
  ///
  /// The outcome is ``PageLoadHandle/Outcome/ignored`` if the row was already loaded.
  @discardableResult
  public func jump(to id: any Hashable & Sendable) -> PageLoadHandle {
    enqueueLoad { list, completion in
      let id = RowID(value: id)
      if list.machine.window.holds(id) { return completion.finish(.ignored) }
      list.loadFirstPage(around: id, until: completion)
    }
  }

  /// Loads the next page if ``hasMore`` is true and no other load is running at this end.
  ///
  /// Before the first page arrives, this method does nothing. If a page from a cursor has new rows instead of the last
  /// ones, those are released, because the new ones may come first. A later page loads them again if they still exist.
  @discardableResult
  public func loadNextPage(parameters: [String: String] = [:]) -> PageLoadHandle {
    loadPage(at: .next, parameters)
  }

  /// Loads the page before the loaded ones if ``hasPrevious`` is true and no other load is running at this end.
  ///
  /// A next page may load at the same time.
  @discardableResult
  public func loadPreviousPage(parameters: [String: String] = [:]) -> PageLoadHandle {
    loadPage(at: .previous, parameters)
  }

  private func loadPage(at end: PageEnd, _ parameters: [String: String]) -> PageLoadHandle {
    enqueueLoad { list, completion in
      list.load(.load(end, parameters: parameters), at: end, until: completion) { !$0.replacesRows }
    }
  }

  /// Loads the next page if a visible row is near the end of the list.
  ///
  /// A row is near the end if fewer than ``prefetchDistance`` rows follow it. This method does nothing if there is no
  /// next page, a load is running there, or the list is paused.
  ///
  /// After a next page fails or is canceled with ``cancel()``, this method also does nothing until another page
  /// arrives. Let the user retry instead.
  ///
  /// - Parameter index: The index of the visible row in ``items``.
  public func loadNextPageIfNeeded(showing index: Int) {
    guard machine.canPrefetch(at: .next), index >= items.count - prefetchDistance else { return }
    loadNextPage()
  }

  /// Loads the previous page if a visible row is near the beginning of the list, as ``loadNextPageIfNeeded(showing:)``
  /// does at the end.
  ///
  /// - Parameter index: The index of the visible row in ``items``.
  public func loadPreviousPageIfNeeded(showing index: Int) {
    guard machine.canPrefetch(at: .previous), index < prefetchDistance else { return }
    loadPreviousPage()
  }

  /// Requests the failed page at an end again, with its original parameters.
  ///
  /// Does nothing if no page has failed there since the last page arrived, or if another load is running.
  ///
  /// - Parameter end: The end of the list. Loads that replace all rows belong to the end `next`.
  /// - Returns: A handle for awaiting the outcome of the load.
  @discardableResult
  public func retry(at end: PageEnd = .next) -> PageLoadHandle {
    enqueueLoad { $0.load(.retry(end), at: end, until: $1, isThis: \.isRetry) }
  }

  /// Cancels the current loads, even if the list is paused. The rows are unchanged.
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
  /// pages. Unless the next page then begins with a row that the list holds, the load also asks for the pages before
  /// it, until one has such a row. It then appends the rows that have moved. For this, the edit may come before or
  /// after the deletion, but no page may arrive between a deletion and a later edit. A second request is needed as long
  /// as the service may have more rows than the list up to its end. That is while the service keeps a removed row, or
  /// after the list has released its first page.
  ///
  /// Before its second request, a list does not know whether a service finds pages by ids or by counting. If the
  /// service deletes all rows of its first answer before the second one, the rows behind them may appear in front of
  /// them until the first page is loaded again.
  ///
  /// A list without ids does not ask again for a page.
  ///
  /// The edit lasts until the service sends its rows again. While an earlier edit waits for the service, the closure
  /// runs whenever rows or edits change, as in ``edit(_:confirming:)``.
  ///
  /// - Parameter change: A closure that edits the rows. It runs immediately, unless the list is still handling another
  ///   change. In that case, it runs after that change.
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public func edit(_ change: @escaping (inout [Item]) -> Void) {
    enqueue { list in
      if list.storage.edits.isPending { return list.begin(PageEdit(nil, nil), change) }
      guard let rows = Self.rows(list.items, editedBy: change) else { return }
      list.replaceStorage(with: list.storage.edited(to: rows), notingIDs: true)
      list.showEdited()
    }
  }

  /// The row with an id, or nil if the list has no such row. Setting it replaces or removes the row as an edit does.
  ///
  /// Setting a row with an id that the list does not have, or in a list that does not identify rows, does nothing. While
  /// an edit of the row waits for the service, call ``edit(_:_:confirming:)`` instead: a row that is set as a whole
  /// contains what shows, even if the service refuses the earlier edit.
  ///
  /// - Complexity: O(*n*), where *n* is the number of rows.
  public subscript(id: some Hashable & Sendable) -> Item? {
    get { index(of: RowID(value: id)).map { items[$0] } }
    set { edit(id) { $0 = newValue } }
  }

  private func index(of rowID: RowID) -> Int? { id.flatMap { id in items.firstIndex { id($0) == rowID } } }

  /// Shows rows that the service has added at its end, for example a message that arrived.
  ///
  /// If the list has loaded the last page, the rows appear at its end, in this order. While a page loads there, they wait
  /// for it. If the list has not loaded the last page, they are only counted in ``newerCount`` and come with their page.
  /// A row whose id the list has is ignored. A list that does not identify rows ignores all. In a list that is sorted, a
  /// row appears where it belongs, after the loads that are running. If that is in front of the first row, and there is a
  /// previous page, it comes with that page.
  ///
  /// A row that has waited for the last page and is not on it appears behind it: the service may not return the row yet.
  /// If the service has deleted the row instead, edit it out of the list.
  ///
  /// - Parameter rows: The rows, oldest first.
  public func append(_ rows: [Item]) {
    enqueue { list in
      if list.storage.isSorted { list.sortedArrivals += rows } else { list.receive(rows) }
      list.settleSortedArrivals()
    }
  }

  private func receive(_ rows: [Item]) {
    if !rows.isEmpty, let ids = ids(of: rows) { handle(.arrived(rows, ids: ids)) }
  }

  /// Shows the rows that arrived in a sorted list. Does nothing during a load, because its answer may be older.
  func settleSortedArrivals() {
    guard !sortedArrivals.isEmpty, let id, PageEnd.allCases.allSatisfy({ machine[$0].current == nil }) else {
      return
    }
    let rows = exchange(&sortedArrivals, with: [])
    guard machine.hasFirstPage, !storage.rows.isEmpty else { return receive(rows) }
    var (later, placed): ([Item], [(row: Item, id: RowID, after: RowID?)]) = ([], [])
    for row in rows {
      let place = storage.place(of: row)
      if place == storage.rows.count {
        later.append(row)
      } else if place > 0 || !hasPrevious {
        let other = storage.rows[..<place].lazy.map(id).last(where: machine.window.holds)
        placed.append((row, id(row), other))
      }
    }
    handle(.placed(placed))
    receive(later)
  }

  /// Shows a row that the service has added at its end, as the method for several rows does.
  public func append(_ row: Item) { append([row]) }
}
