internal import Foundation
internal import NIOCore

/// An error that prevents a server from starting.
package enum LiveServerError: Error, Equatable, CustomStringConvertible {
  /// The host is not an IP address.
  case invalidAddress(String)

  /// Another program uses the port.
  case portTaken(UInt16)

  /// The system does not permit listening on this host and port.
  case notAllowed(host: String, port: UInt16)

  /// The host is not an address of this machine.
  case foreignAddress(String)

  /// The server cannot start for another reason. The associated value describes the reason.
  case failed(String)

  init(_ error: any Error, _ settings: LiveServer.Settings) {
    switch (error as? IOError)?.errnoCode {
    case EADDRINUSE: self = .portTaken(settings.port)
    case EACCES, EPERM: self = .notAllowed(host: settings.host, port: settings.port)
    case EADDRNOTAVAIL: self = .foreignAddress(settings.host)
    default: self = .failed("\(error)")
    }
  }

  package var description: String {
    switch self {
    case .invalidAddress(let host):
      "--host '\(Excerpt.of(host))': expected an IP address of this machine, such as 192.168.1.7, or 0.0.0.0 for all"
    case .portTaken(let port):
      "another program uses port \(port): choose another with --port, or any free one with --port 0"
    case .notAllowed(let host, let port):
      "listening on \(host), port \(port), is not permitted: choose a port above 1023 with --port"
    case .foreignAddress(let host):
      "--host \(host): expected an address of this machine, or 0.0.0.0 for all"
    case .failed(let reason):
      "the server cannot start: \(reason)"
    }
  }
}
