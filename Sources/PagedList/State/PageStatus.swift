internal import Foundation

/// What a ``PagedList`` is doing, or what came of the last it did.
public enum PageStatus: Sendable, Equatable {
  /// Nothing was ever asked for.
  case notExecuted

  /// A page is on its way.
  case ongoing(PageLoad)

  /// A page came, with rows.
  case success(PageLoad)

  /// A page came without any row: of a first one the list is empty now, of a next one the list has ended.
  case noData(PageLoad)

  /// A page did not come. The list is as before; ``PagedList/retry()`` asks for the same page.
  case failure(PageFailure)

  /// Nothing is fetched until ``PagedList/resume()``; the load, if any, that then begins or begins again.
  case paused(PageLoad?)

  /// What was under way was cancelled. The list is as before.
  case cancelled(PageLoad)

  /// The load that is under way; nil where none is, or where it is paused.
  public var ongoing: PageLoad? {
    if case .ongoing(let load) = self { load } else { nil }
  }

  /// What failed; nil in any other state.
  public var failure: PageFailure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}

/// The loading of one page, from when it is asked for until its result, across pauses.
public struct PageLoad: Sendable, Equatable {
  /// What a load is for.
  public enum Kind: Sendable, Equatable {
    /// The first page, which never came before.
    case first
    /// The first page once more.
    case refresh
    /// The page after the last one.
    case next
  }

  /// What the load is for.
  public let kind: Kind

  /// The page, counted from 0.
  public let index: Int

  /// Whether the same failed before, and is tried again.
  public let isRetry: Bool

  /// Makes a load, for tests and previews of what shows one.
  public init(_ kind: Kind, index: Int = 0, isRetry: Bool = false) {
    self.kind = kind
    self.index = index
    self.isRetry = isRetry
  }
}

/// A load that failed, and why.
public struct PageFailure: Sendable {
  /// What failed.
  public let load: PageLoad

  /// What the service threw.
  public let error: any Error

  /// Makes a failure.
  public init(_ load: PageLoad, _ error: any Error) {
    self.load = load
    self.error = error
  }

  /// Why it failed, in words for users: the error's own if it is a `LocalizedError` or one of Foundation's, otherwise
  /// a general sentence in English. For logs print ``error``.
  public var message: String { error.wordsForUsers ?? "The page could not be loaded." }
}

extension PageFailure: Equatable {
  /// Whether the same load failed with an error of the same description: errors themselves cannot be compared.
  public static func == (one: PageFailure, other: PageFailure) -> Bool {
    one.load == other.load && String(reflecting: one.error) == String(reflecting: other.error)
  }
}

extension Error {
  /// What the error says to users; nil if it only has words for logs.
  var wordsForUsers: String? {
    if let words = (self as? any LocalizedError)?.errorDescription { return words }
    if self is CancellationError { return "This was cancelled." }
    if self is DecodingError { return "The server's answer could not be understood." }
    // Foundation's own errors, and those that bring a description along. For others Foundation writes one of their type
    // and code.
    if let error = self as? any CustomNSError {
      let isForUsers =
        type(of: error).errorDomain.hasPrefix("NS") || error.errorUserInfo["NSLocalizedDescription"] is String
      return isForUsers ? localizedDescription : nil
    }
    return type(of: self) is NSError.Type ? localizedDescription : nil
  }
}
