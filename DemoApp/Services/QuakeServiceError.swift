/// Why the service could not give earthquakes: what was expected, what was found, and where.
enum QuakeServiceError: Error, Equatable {
  /// The document is not there or cannot be opened.
  case unreadable(document: String, reason: String)

  /// The document is no JSON at all.
  case notJSON(document: String, found: String)

  /// There is no value at `path`; `found` tells what is there instead.
  case missing(document: String, path: String, expected: String, found: String)

  /// The value at `path` is of another kind.
  case mistyped(document: String, path: String, expected: String, found: String)
}

extension QuakeServiceError: CustomStringConvertible {
  /// Document, path, what was expected and what was found, in one sentence.
  var description: String {
    switch self {
    case .unreadable(let document, let reason):
      "\(document): expected a file that can be read, found that \(reason)."
    case .notJSON(let document, let found):
      "\(document): expected JSON, found \(found)."
    case .missing(let document, let path, let expected, let found):
      "\(document), \(path): expected \(expected), found nothing there, only \(found)."
    case .mistyped(let document, let path, let expected, let found):
      "\(document), \(path): expected \(expected), found \(found)."
    }
  }
}
