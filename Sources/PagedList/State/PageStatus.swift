internal import Foundation

/// The current activity of a ``PagedList``, or the result of its last load.
public enum PageStatus: Sendable, Equatable {
  /// No page has been requested yet.
  case idle

  /// A page is loading.
  case ongoing(PageLoad)

  /// A page arrived with rows.
  case success(PageLoad)

  /// A page arrived without rows. If it was a first page, the list is now empty; otherwise it has ended.
  case noData(PageLoad)

  /// A page failed to load. The rows are unchanged, and ``PagedList/retry()`` requests the same page.
  case failure(PageFailure)

  /// Loading is suspended until ``PagedList/resume()``, which starts or restarts this load, if any.
  case paused(PageLoad?)

  /// The load was cancelled. The rows are unchanged.
  case cancelled(PageLoad)

  /// The running load, or nil if none is running or the list is paused.
  public var ongoing: PageLoad? {
    if case .ongoing(let load) = self { load } else { nil }
  }

  /// The failure, or nil in any other state.
  public var failure: PageFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

/// The load of one page, from the request to the result, including pauses.
public struct PageLoad: Sendable, Equatable {
  /// The kind of page that a load requests.
  public enum Kind: Sendable, Equatable {
    /// The first page, before any has arrived.
    case first
    /// The first page again.
    case refresh
    /// The page after the last one.
    case next
  }

  /// The kind of page.
  public let kind: Kind

  /// The zero-based index of the page.
  public let index: Int

  /// Whether this load repeats a failed one.
  public let isRetry: Bool

  /// Creates a load, for tests and previews.
  public init(_ kind: Kind, index: Int = 0, isRetry: Bool = false) {
    self.kind = kind
    self.index = index
    self.isRetry = isRetry
  }
}

/// A failed load and its error.
public struct PageFailure: Sendable {
  /// The failed load.
  public let load: PageLoad

  /// The error that the service threw.
  public let error: any Error

  /// Creates a failure.
  public init(_ load: PageLoad, _ error: any Error) {
    self.load = load
    self.error = error
  }

  /// A message for the user: the error's own description if it is a `LocalizedError` or a Foundation error, and
  /// otherwise a general sentence in English. For logs use ``error``.
  public var message: String { error.userMessage ?? "The page could not be loaded." }
}

extension PageFailure: Equatable {
  /// Returns whether both loads and the descriptions of both errors are equal. Errors themselves are not `Equatable`.
  public static func == (one: PageFailure, other: PageFailure) -> Bool {
    one.load == other.load && String(reflecting: one.error) == String(reflecting: other.error)
  }
}

extension Error {
  /// The error's message for the user, or nil if it only has a technical description.
  var userMessage: String? {
    if let words = (self as? any LocalizedError)?.errorDescription { return words }
    if self is CancellationError { return "This was cancelled." }
    if self is DecodingError { return "The server's answer could not be understood." }
    // Foundation's errors and those that provide a description. For others Foundation generates a description from the
    // type and the code.
    if let error = self as? any CustomNSError {
      let isForUsers =
        type(of: error).errorDomain.hasPrefix("NS") || error.errorUserInfo["NSLocalizedDescription"] is String
      return isForUsers ? localizedDescription : nil
    }
    return type(of: self) is NSError.Type ? localizedDescription : nil
  }
}
