internal import Foundation
internal import KitSupport

/// The current activity of a ``PagedList``, or the result of its last load.
public enum PageStatus: Sendable, Equatable {
  /// No page has been requested yet.
  case idle

  /// A page is loading.
  case ongoing(PageLoad)

  /// A page arrived and contained at least one row. Rows that a transform dropped also count.
  case success(PageLoad)

  /// A page arrived without rows.
  ///
  /// There are no more pages at this end. If the page is the first one, it replaces all previous rows.
  case noData(PageLoad)

  /// A page failed to load. The rows are unchanged, and ``PagedList/retry(at:)`` requests the page again.
  case failure(PageFailure)

  /// The list is paused. If there is a current load, ``PagedList/resume()`` sends its request.
  case paused(PageLoad?)

  /// The load was canceled. The rows are unchanged.
  case cancelled(PageLoad)

  /// The running load, or nil if no load is running or the list is paused.
  public var ongoing: PageLoad? {
    if case .ongoing(let load) = self { load } else { nil }
  }

  /// The failure, or nil if the status is not ``failure(_:)``.
  public var failure: PageFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

/// The load of one page, from the request to the result. A pause does not end a load.
public struct PageLoad: Sendable, Equatable {
  /// The kind of page that a load requests.
  public enum Kind: Sendable, Equatable {
    /// The first page, or the page around an anchor, of a list that has not loaded any page.
    case first
    /// The first page, or the page around an anchor, of a list that has already loaded a page.
    case refresh
    /// The page after the last loaded page.
    case next
    /// The page before the first loaded page.
    case previous
  }

  /// The kind of page that the load requests.
  public let kind: Kind

  /// The zero-based index of the page that the load requests first.
  ///
  /// If the list began around an anchor at an unknown place, that page has index 0, and the page before it -1.
  public let index: Int

  /// Whether this load retries a failed load.
  public let isRetry: Bool

  /// Creates a load for tests and previews.
  public init(_ kind: Kind, index: Int = 0, isRetry: Bool = false) {
    self.kind = kind
    self.index = index
    self.isRetry = isRetry
  }

  /// Whether the loaded page replaces all rows: a first page or a refresh.
  public var replacesRows: Bool { kind == .first || kind == .refresh }

  var end: PageEnd { kind == .previous ? .previous : .next }
}

/// A failed load and its error.
public struct PageFailure: Sendable {
  /// The load that failed.
  public let load: PageLoad

  /// The error that the service threw.
  public let error: any Error

  /// Creates a failure, for example for tests and previews.
  public init(_ load: PageLoad, _ error: any Error) {
    self.load = load
    self.error = error
  }

  /// A message for the user.
  ///
  /// If the error provides a localized description, as a `LocalizedError` or an error from Foundation does, the message
  /// is this description. Otherwise, the message is a general sentence in English. Use ``error`` for logs.
  public var message: String { error.userMessage ?? "The page could not be loaded." }
}

extension PageFailure: Equatable {
  /// Returns whether two failures have equal loads and errors with the same debug description.
  ///
  /// The method compares debug descriptions because errors need not be `Equatable`.
  public static func == (one: PageFailure, other: PageFailure) -> Bool {
    one.load == other.load && String(reflecting: one.error) == String(reflecting: other.error)
  }
}

extension Error {
  /// The error's message for the user, or nil if the error has only a technical description.
  var userMessage: String? {
    if let words = (self as? any LocalizedError)?.errorDescription { return words }
    if self is CancellationError { return "Loading was canceled." }
    if self is DecodingError { return "The server's answer could not be understood." }
    // Foundation's errors, and errors that provide a description. For other errors, Foundation generates a technical
    // description from the type and the code.
    if let error = self as? any CustomNSError {
      let isForUsers =
        type(of: error).errorDomain.hasPrefix("NS") || error.errorUserInfo["NSLocalizedDescription"] is String
      return isForUsers ? localizedDescription : nil
    }
    return type(of: self) is NSError.Type ? localizedDescription : nil
  }
}

/// A handle to a requested page load.
///
/// ```swift
/// if case .failure(let failure) = await list.loadFirstPage().finished { show(failure.message) }
/// ```
///
/// Await ``finished`` for the outcome, or ignore the handle. The handle retains the list.
public struct PageLoadHandle: Sendable {
  /// The outcome of a page load.
  public enum Outcome: Sendable, Equatable {
    /// The page arrived and contained at least one row. Rows that a transform dropped also count.
    case success(PageLoad)

    /// The page arrived but contained no rows.
    case noData(PageLoad)

    /// The page failed to load because the service threw an error.
    case failure(PageFailure)

    /// The load was canceled by a call to ``PagedList/PagedList/cancel()``.
    case cancelled(PageLoad)

    /// The load was replaced by a later request for the first page, or the list released the rows at its end.
    case superseded(PageLoad)

    /// No load started: there was no such page, the row was already loaded, there was nothing to retry, or a different
    /// load was already running.
    case ignored
  }

  let completion: LoadCompletion
  let list: any AnyObject & Sendable

  /// The outcome of the load, available after the list has notified its observers.
  ///
  /// If the same page was already loading, this is the outcome of that load. While the list is paused, the load ends
  /// only if it is canceled or superseded. Canceling the task that awaits this property does not cancel the load.
  /// Call ``PagedList/PagedList/cancel()`` instead.
  public var finished: Outcome {
    get async {
      let outcome = await completion.value
      withExtendedLifetime(list) {}
      return outcome
    }
  }
}

typealias LoadCompletion = OneTimeResult<PageLoadHandle.Outcome>

extension LoadCompletion {
  /// Finishes with the outcome that corresponds to a status. Does nothing if the status is idle, ongoing, or paused.
  ///
  /// If `isSuperseded` is true, the outcome of a canceled load is `.superseded`.
  func finish(_ status: PageStatus, isSuperseded: Bool) {
    switch status {
    case .success(let load): finish(.success(load))
    case .noData(let load): finish(.noData(load))
    case .failure(let failure): finish(.failure(failure))
    case .cancelled(let load): finish(isSuperseded ? .superseded(load) : .cancelled(load))
    case .idle, .ongoing, .paused: break
    }
  }
}
