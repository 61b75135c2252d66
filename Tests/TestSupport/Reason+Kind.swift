package import Requests

extension RequestError.Reason {
  /// The name of the case.
  package var kind: Substring { "\(self)".prefix { $0 != "(" } }
}
