import PromiseChain

extension RequestError {
  /// Whether the same request may well succeed a little later.
  var isTransient: Bool {
    switch reason {
    case .offline, .timedOut, .connection: true
    case .status(let status, _): status >= 500
    case .malformed, .untrusted, .cancelled, .tooLarge, .notJSON, .wrongShape: false
    }
  }
}
