internal import Foundation
internal import NIOCore

/// The host names by which a request may address this server.
///
/// Checking the name protects against DNS rebinding, in which another site makes its own name resolve to this machine.
/// A request that names such a site is refused.
package struct AllowedHosts: Sendable {
  private let names: Set<String>
  private let port: UInt16
  private let allowsAddresses: Bool

  /// Creates the allowed names of a server.
  ///
  /// - Parameters:
  ///   - host: The address that the server listens on. If it is `0.0.0.0` or `::`, every IP address is allowed. This is
  ///     safe, because a browser sends the name of a rebinding site and never an IP address.
  ///   - port: The port that the server listens on.
  package init(host: String, port: UInt16) {
    let name = host.contains(":") ? "[\(host.lowercased())]" : host.lowercased()
    names = ["localhost", "127.0.0.1", "[::1]", name]
    allowsAddresses = host == "0.0.0.0" || host == "::"
    self.port = port
  }

  /// Returns whether the `Host` header of a request names this server.
  package func allows(host header: String?) -> Bool {
    guard let header = header?.lowercased() else { return false }
    let suffix = ":\(port)"
    if header.hasSuffix(suffix) { return allows(name: String(header.dropLast(suffix.count))) }
    return port == 80 && allows(name: header)
  }

  /// Returns whether a request comes from a page of this server, or from no page at all.
  ///
  /// A request without an `Origin` header counts as coming from no page.
  package func allows(origin: String?, host: String?) -> Bool {
    guard let origin else { return true }
    guard let host, allows(host: host) else { return false }
    return origin.lowercased() == "http://" + host.lowercased()
  }

  private func allows(name: String) -> Bool {
    if names.contains(name) { return true }
    guard allowsAddresses else { return false }
    let isIPv6 = name.hasPrefix("[") && name.hasSuffix("]")
    let address = isIPv6 ? String(name.dropFirst().dropLast()) : name
    return (try? SocketAddress(ipAddress: address, port: 0))?.protocol == (isIPv6 ? .inet6 : .inet)
  }
}
