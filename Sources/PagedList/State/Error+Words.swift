internal import Foundation

extension Error {
  /// What the error says to users; nil where it has words for logs alone.
  var wordsForUsers: String? {
    if let words = (self as? any LocalizedError)?.errorDescription { return words }
    if self is CancellationError { return "This was cancelled." }
    // Those of Foundation are for users as they are.
    let isFoundations = self is any CustomNSError || type(of: self) is NSError.Type
    return isFoundations ? localizedDescription : nil
  }
}
