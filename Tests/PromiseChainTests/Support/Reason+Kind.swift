import PromiseChain

extension RequestError.Reason {
  /// The name of the case.
  var kind: Substring { "\(self)".prefix { $0 != "(" } }
}
