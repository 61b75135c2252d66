internal import Foundation
internal import KitSupport
public import ListSource
internal import Requests

extension PagedList {
  /// Edits a row at once, and asks the service to confirm the edit.
  ///
  /// ```swift
  /// posts.edit(post.id) { $0?.isLiked = true } confirming: { try await server.like(post.id) }
  /// posts.edit(post.id) { $0 = nil } confirming: { try await server.delete(post.id) }
  /// ```
  ///
  /// The service's rows show with all pending edits run over them, in order. So `change` runs whenever rows or edits
  /// change, also over a row that already has the edit: set a value instead of counting it up.
  ///
  /// If `request` throws an error, the edit is removed and the others run again: the row shows what the service has sent
  /// since, not an old value. The list sends ``PageTip/edit(_:)``. If the request is canceled, times out or loses its
  /// connection, the service may have applied the edit. The list then asks for the page of the row again. The edit shows
  /// until that page arrives, and the row then shows the answer. Without an answer, the edit lasts until the service
  /// sends the row again. A removed row is missing until the next first page.
  ///
  /// Requests for edits of one row are sent one after another. The list lives until they have ended.
  ///
  /// - Parameters:
  ///   - id: The id of the row. If no such row shows, or the list does not identify rows, nothing happens.
  ///   - change: A closure that edits the row, or sets it to nil to remove it.
  ///   - request: A closure that sends the edit, or nil for an edit that lasts until the service sends the row again.
  /// - Returns: A handle for awaiting the outcome.
  /// - Complexity: O(*n*) for each run, where *n* is the number of rows.
  @discardableResult
  public func edit(
    _ id: some Hashable & Sendable,
    _ change: @escaping (inout Item?) -> Void,
    confirming request: (@MainActor () async throws -> Void)? = nil
  ) -> PageEditHandle {
    edit(each: [id], change, confirming: request)
  }

  /// Edits several rows as ``edit(_:_:confirming:)`` does, with one request. Rows that do not show are ignored.
  @discardableResult
  public func edit(
    each ids: [some Hashable & Sendable],
    _ change: @escaping (inout Item?) -> Void,
    confirming request: (@MainActor () async throws -> Void)? = nil
  ) -> PageEditHandle {
    let edit = PageEdit<Item>(Set(ids.map { RowID(value: $0) }), request, change)
    enqueue { list in
      guard let id = list.id, let ids = edit.ids, list.items.contains(where: { ids.contains(id($0)) })
      else { return edit.result.finish(.ignored) }
      list.begin(edit, EditLog.change(of: ids, by: id, change))
    }
    return PageEditHandle(result: edit.result) { [weak self] in self?.cancel(edit) }
  }

  /// Edits all rows as ``edit(_:_:confirming:)`` edits one, for example to insert a row.
  ///
  /// The request is sent after the requests of all earlier edits, and later ones wait for it. If an inserted row has
  /// the id of another one, the first of them shows. If the service may have applied the edit, the list loads its first
  /// page, or the page around the first visible row, and the edit lasts if that fails.
  ///
  /// Find rows by their ids, not by their indices: `change` runs repeatedly and over different rows. After the edit is
  /// confirmed, it also runs over the rows of a page that was loading, without the others. Rows that it inserts there
  /// are dropped, unless the list does not identify rows.
  @discardableResult
  public func edit(
    _ change: @escaping (inout [Item]) -> Void,
    confirming request: @escaping @MainActor () async throws -> Void
  ) -> PageEditHandle {
    let edit = PageEdit<Item>(nil, request)
    enqueue { $0.begin(edit, change) }
    return PageEditHandle(result: edit.result) { [weak self] in self?.cancel(edit) }
  }

  func begin(_ edit: PageEdit<Item>, _ change: @escaping EditLog<Item>.Change) {
    var log = storage.edits
    edit.number = log.add(of: edit.ids, isSent: edit.request != nil, change)
    if edit.request == nil { edit.result.finish(.confirmed) } else { edits[edit.number] = edit }
    show(log)
  }

  /// Shows the rows with other edits, and sends those whose turn has come.
  private func show(_ log: EditLog<Item>) {
    var log = log
    let turn = log.send()
    replaceStorage(with: storage.edited(by: log), notingIDs: true)
    showEdited()
    for edit in turn.compactMap({ edits[$0] }) { send(edit) }
  }

  func showEdited() {
    notify(.changed(.edited))
    publish()
    keepRows()
  }

  /// Sends the request of an edit. The task retains the list, because an edit must not be lost.
  private func send(_ edit: PageEdit<Item>) {
    edit.task = Task {
      do {
        try await edit.request?()
        enqueue { $0.end(edit, .confirmed) }
      } catch {
        let failure = PageEditFailure(ids: edit.ids.map { $0.map(\.value) } ?? [], error)
        if failure.isUnknown { await askAgain(edit) }
        enqueue { $0.end(edit, .failure(failure)) }
      }
    }
  }

  private func cancel(_ edit: PageEdit<Item>) {
    enqueue { list in
      edit.task?.cancel()
      guard list.storage.edits.isWaiting(edit.number) else { return }
      list.end(edit, .cancelled)
    }
  }

  func end(_ edit: PageEdit<Item>, _ outcome: PageEditHandle.Outcome) {
    guard edits.removeValue(forKey: edit.number) != nil else { return }
    var log = storage.edits
    // A later request may be answered before it is known whether the service has the edit.
    let loads = Set(
      PageEnd.allCases.filter { end in
        machine[end].current.map { ($0.ticket ?? .max) <= edit.lastTicket ?? .max } ?? false
      }
    )
    if outcome == .confirmed {
      log.confirm(edit.number, during: loads)
    } else if case .failure(let failure) = outcome, failure.isUnknown, !edit.isAnswered {
      log.confirm(edit.number, during: loads, answer: change(for: edit))
    } else {
      log.remove(edit.number)
    }
    show(log)
    if case .failure(let failure) = outcome { notify(.tip(.edit(failure))) }
    edit.result.finish(outcome)
  }

  /// Returns the change of an edit with an unknown end. It sets the rows that the service has sent again to what it sent,
  /// and edits the others.
  private func change(for edit: PageEdit<Item>) -> EditLog<Item>.Change? {
    guard let id, let ids = edit.ids, let change = edit.change, !edit.answers.isEmpty else { return nil }
    return EditLog.change(of: ids, by: id) { [answers = edit.answers] row in
      if let old = row, let answer = answers[id(old)] { row = answer } else { change(&row) }
    }
  }

  /// Asks for the rows of an edit again, because the service may have applied it.
  private func askAgain(_ edit: PageEdit<Item>) async {
    edit.lastTicket = machine.lastTicket
    guard let ids = edit.ids else {
      // A running load began before the edit ended.
      let load = enqueueLoad { list, completion in
        let isInside = list.hasPrevious || list.machine.window.beginsInside
        let anchor = isInside ? list.rowInView ?? list.machine.window.firstID : nil
        list.loadFirstPage(around: anchor, isAnew: true, until: completion)
      }
      switch await load.finished {
      case .success, .noData: edit.isAnswered = staleReason == nil
      case .failure, .cancelled, .superseded, .ignored: break
      }
      return
    }
    // A canceled task would cancel these requests, too.
    let asking = Task { [service] in
      for row in ids where edit.answers[row] == nil {
        guard let request = machine.request(for: row), let page = try? await service.page(request),
          page.staleReason == nil
        else { continue }
        receive(page.items, for: edit, askedFor: row)
      }
    }
    await asking.value
  }

  /// Notes what a page says about the rows of an edit.
  func receive(_ page: [Item], for edit: PageEdit<Item>, askedFor row: RowID) {
    guard let id else { return }
    note(page, for: edit)
    let rows = Set(page.map(id))
    let held = storage.rows.map(id)
    guard edit.answers[row] == nil, let index = held.firstIndex(of: row), index > 0 else { return }
    // Only a page with the rows before and behind the row says that the service no longer has it.
    let isBefore = index + 1 < held.count ? rows.contains(held[index + 1]) : page.count < pageSize
    if rows.contains(held[index - 1]), isBefore { edit.answers[row] = .some(nil) }
  }

  /// Records which rows of an edit a page contains.
  func note(_ page: [Item], for edit: PageEdit<Item>) {
    guard let id, let ids = edit.ids else { return }
    for row in page where ids.contains(id(row)) && edit.answers[id(row)] == nil {
      edit.answers[id(row)] = .some(row)
    }
  }
}

extension PagingMachine {
  /// Returns a request for the page that holds a row, or nil if no page does.
  func request(for row: RowID) -> PageRequest? {
    guard let index = window.pages.firstIndex(where: { $0.ids.contains(row) }) else { return nil }
    var request = window.pages[index].before.nextRequest(size: pageSize, parameters: windowParameters.values)
    if window.beginsInside { request.around = row }
    if index > 0 { request.last = window.pages[index - 1].lastID }
    return request
  }
}

/// An edit whose request is waiting or running.
@MainActor
final class PageEdit<Item: Sendable> {
  let ids: Set<RowID>?
  let request: (@MainActor () async throws -> Void)?
  let change: ((inout Item?) -> Void)?
  let result = OneTimeResult<PageEditHandle.Outcome>()
  var number = 0
  var task: Task<Void, Never>?

  /// The rows that the service has returned, or nil for those it lacks, if it was not known whether it has the edit.
  var answers: [RowID: Item?] = [:]

  /// The last request sent before the outcome of the edit became unknown. Later answers show the outcome.
  var lastTicket: Int?

  /// Whether the service has sent all rows again.
  var isAnswered = false

  init(
    _ ids: Set<RowID>?,
    _ request: (@MainActor () async throws -> Void)?,
    _ change: ((inout Item?) -> Void)? = nil
  ) {
    (self.ids, self.request, self.change) = (ids, request, change)
  }
}

/// Tells how an edit of a ``PagedList`` ended.
public struct PageEditHandle: Sendable {
  /// The outcome of an edit.
  public enum Outcome: Sendable, Equatable {
    /// The service confirmed the edit, or the edit had no request.
    case confirmed

    /// The request failed.
    case failure(PageEditFailure)

    /// The edit was canceled before its request was sent.
    case cancelled

    /// No such row was shown, so nothing was edited.
    case ignored
  }

  let result: OneTimeResult<Outcome>
  let onCancel: @MainActor @Sendable () -> Void

  /// The outcome, available after the list has notified its observers. Canceling the task that awaits it has no effect.
  public var finished: Outcome {
    get async { await result.value }
  }

  /// Waits for the outcome, for example in an asynchronous strategy. Canceling the task that waits cancels the edit.
  ///
  /// - Throws: The error of the request, or `CancellationError` if the edit was canceled before it was sent.
  public func confirmed() async throws {
    let outcome = await withTaskCancellationHandler {
      await finished
    } onCancel: {
      Task { @MainActor in onCancel() }
    }
    switch outcome {
    case .confirmed, .ignored: break
    case .cancelled: throw CancellationError()
    case .failure(let failure): throw failure.error
    }
  }

  /// Cancels the edit. If its request is running, the service may have applied the edit, and the row is asked for again.
  @MainActor
  public func cancel() { onCancel() }
}

/// An edit of a ``PagedList`` that the service did not confirm. ``PagedTable`` and ``PagedCollection`` emit it:
///
/// ```swift
/// On(message: PageEditFailure.self) { controller, failure, _ in controller.say(failure.message) }
/// ```
public struct PageEditFailure: EventMessage, Sendable, Equatable {
  /// The name of the event.
  public static let name: EventName = "page.editFailed"

  /// The ids of the rows in any order, or an empty array for an edit of all rows.
  public let ids: [any Hashable & Sendable]

  /// The error that the request threw.
  public let error: any Error

  /// Creates a failure, for example for tests and previews.
  public init(ids: [any Hashable & Sendable], _ error: any Error) {
    (self.ids, self.error) = (ids, error)
  }

  /// Whether the service may have applied the edit, because the request was canceled, timed out or lost its connection.
  public var isUnknown: Bool {
    switch (error, (error as? RequestError)?.reason) {
    case (is CancellationError, _), (_, .cancelled), (_, .timedOut), (_, .connection): true
    case (let error as URLError, _): [.cancelled, .timedOut, .networkConnectionLost].contains(error.code)
    default: false
    }
  }

  /// A message for the user: the error's localized description, or a general sentence in English.
  public var message: String {
    error.userMessage ?? "The change \(isUnknown ? "may not have been" : "could not be") saved."
  }

  /// Returns whether two failures concern the same rows and have errors with the same debug description.
  public static func == (one: PageEditFailure, other: PageEditFailure) -> Bool {
    Set(one.ids.map { AnyHashable($0) }) == Set(other.ids.map { AnyHashable($0) })
      && String(reflecting: one.error) == String(reflecting: other.error)
  }
}
