public import Foundation
import PromiseChain

/// An element of a page from which no row could be made, which fails the page.
public struct PageElementError: Error {
  /// The element's place in its page, counted from 0.
  public let index: Int

  /// The element's place in the answer, as in `Data.List[3]`.
  public let path: String

  /// What was asked for: the method and address of the request.
  public let source: String

  /// What the transform threw, or why the element could not be decoded.
  public let reason: any Error
}

extension PageElementError: CustomStringConvertible {
  /// What was asked for, the place, and what was wrong there, in one sentence.
  public var description: String {
    // A request's error says where by itself, and more exactly.
    (reason as? RequestError)?.description ?? "\(source), \(path): \(reason)"
  }
}

extension PageElementError: LocalizedError {
  /// What to tell users: where it was is for those who read logs.
  public var errorDescription: String? {
    reason.wordsForUsers ?? "The server's answer could not be understood."
  }
}
