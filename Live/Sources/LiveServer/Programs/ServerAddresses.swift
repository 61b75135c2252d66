internal import Foundation

/// The URLs at which a server can be reached.
package struct ServerAddresses: Sendable {
  private let hosts: [String]
  private let port: UInt16
  private let token: AccessToken?

  /// Creates the URLs of a server that listens on `port`. If the server listens on all addresses, there is a URL for
  /// loopback and one for each IPv4 address of this machine.
  package init(_ settings: LiveServer.Settings, port: UInt16) {
    self.port = port
    token = settings.token
    switch settings.host {
    case "0.0.0.0", "::": hosts = ["127.0.0.1"] + Self.ownAddresses()
    default: hosts = [settings.host]
    }
  }

  /// The URL of the web page, with the token if there is one.
  ///
  /// If the server listens on all addresses, the URL contains the loopback address.
  package var page: String {
    address(of: hosts[0]) + (token.map { "/?token=\($0.text)" } ?? "")
  }

  /// Lines of Swift code, each of which makes an app send its events to the server.
  ///
  /// There is one line for each address. The loopback address is left out if there are other addresses.
  package var calls: [String] {
    let reachable = hosts.count > 1 ? Array(hosts.dropFirst()) : hosts
    let suffix = token.map { ", token: \"\($0.text)\"" } ?? ""
    return reachable.map { "let live = log.send(to: URL(string: \"\(address(of: $0))\")!\(suffix))" }
  }

  private func address(of host: String) -> String {
    "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
  }

  /// Returns the IPv4 addresses of this machine, without loopback addresses.
  private static func ownAddresses() -> [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0, let list else { return [] }
    defer { freeifaddrs(list) }
    var addresses: [String] = []
    for interface in sequence(first: list, next: { $0.pointee.ifa_next }) {
      guard let address = interface.pointee.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else {
        continue
      }
      var name = [CChar](repeating: 0, count: 64)
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      guard getnameinfo(address, size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0 else {
        continue
      }
      let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      if !text.hasPrefix("127.") { addresses.append(text) }
    }
    return addresses
  }
}
