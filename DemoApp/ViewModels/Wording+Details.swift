import PromiseChain

extension Wording {
  /// What went wrong, as a user may want to know it.
  static func problem(_ error: RequestError) -> String {
    switch error.reason {
    case .offline: "this device has no connection"
    case .timedOut: "the service did not answer in time"
    case .cancelled: "the request was cancelled"
    case .connection: "the connection to the service failed"
    case .untrusted: "the connection to the service is not safe"
    case .status(let status, _): "the service answered with status \(status)"
    case .malformed, .tooLarge, .notJSON, .wrongShape: "the service's answer cannot be read"
    }
  }

  /// How near a neighbour is, as in `34 km away` or `7 days later`.
  static func distance(_ distance: Neighbour.Distance) -> String {
    switch distance {
    case .kilometres(let kilometres): "\(grouped(kilometres)) km away"
    case .days(0): "the same day"
    case .days(let days): "\(count(abs(days), "day")) \(days < 0 ? "earlier" : "later")"
    }
  }
}
