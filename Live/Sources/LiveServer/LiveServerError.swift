internal import FlyingSocks
internal import Foundation

/// Why a server cannot start.
package enum LiveServerError: Error, Equatable, CustomStringConvertible {
  /// The host is no IP address.
  case noAddress(String)

  /// Another program listens on the port.
  case portTaken(UInt16)

  /// The system does not let this program listen there.
  case notAllowed(host: String, port: UInt16)

  /// The address is none of this machine's.
  case foreignAddress(String)

  /// The system says otherwise.
  case failed(String)

  init(_ result: Result<Void, any Error>, _ settings: LiveServer.Settings) {
    guard case .failure(SocketError.failed(_, let code, let message)) = result else {
      self = .failed("it did not begin to listen")
      return
    }
    switch code {
    case EADDRINUSE: self = .portTaken(settings.port)
    case EACCES, EPERM: self = .notAllowed(host: settings.host, port: settings.port)
    case EADDRNOTAVAIL: self = .foreignAddress(settings.host)
    default: self = .failed(message)
    }
  }

  package var description: String {
    switch self {
    case .noAddress(let host):
      "--host '\(Excerpt.of(host))': expected an IP address of this machine, such as 192.168.1.7, or 0.0.0.0 for all"
    case .portTaken(let port):
      "port \(port) is taken by another program: choose another with --port, or any free one with --port 0"
    case .notAllowed(let host, let port):
      "listening on \(host), port \(port), is not allowed: choose a port above 1023 with --port"
    case .foreignAddress(let host):
      "--host \(host) is no address of this machine: expected one of its own, or 0.0.0.0 for all"
    case .failed(let reason):
      "the server cannot start: \(reason)"
    }
  }
}
