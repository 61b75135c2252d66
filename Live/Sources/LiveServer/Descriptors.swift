internal import FlyingSocks
internal import Foundation

/// The file descriptors that this program may have open.
enum Descriptors {
  /// Raises their number to what the system allows, and returns it.
  static func raiseLimit() -> Int {
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard getrlimit(resource, &limit) == 0 else { return 256 }
    // macOS refuses more than this, whatever it says.
    let most = min(limit.rlim_max, 10_240)
    if limit.rlim_cur < most {
      var raised = rlimit(rlim_cur: most, rlim_max: limit.rlim_max)
      if setrlimit(resource, &raised) == 0 { limit = raised }
    }
    return Int(min(limit.rlim_cur, 10_240))
  }

  /// Whether an error says that this program or the system has no descriptor left.
  static func areUsedUp(_ error: any Error) -> Bool {
    guard case SocketError.failed(_, let code, _) = error else { return false }
    return code == EMFILE || code == ENFILE
  }
}
