internal import Foundation

/// A namespace for functions that manage the file descriptors of this program.
enum Descriptors {
  /// Raises the limit on open file descriptors to 10,240, or to the hard limit of the process if that limit is lower.
  ///
  /// - Returns: The limit that now applies, but at most 10,240. If the limit cannot be read, the result is 256.
  static func raiseLimit() -> Int {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    // macOS rejects a higher limit, even if it reports one.
    let most = min(limit.rlim_max, 10_240)
    if limit.rlim_cur < most {
      var raised = rlimit(rlim_cur: most, rlim_max: limit.rlim_max)
      if setrlimit(resource, &raised) == 0 { limit = raised }
    }
    return Int(min(limit.rlim_cur, 10_240))
  }
}
