import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Request: CustomReflectable {
  /// A mirror that contains the method, the address without user and password, the names of the parameters and
  /// headers, and the server. It contains no value of a parameter or header, because it may be secret.
  public var customMirror: Mirror {
    let children: KeyValuePairs<String, Any> = [
      "method": method, "address": path.withoutUser, "parameters": parameters.keys.sorted(),
      "headers": headers.keys.sorted(), "server": server as Any,
    ]
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension Request.Headers: CustomReflectable {
  /// A mirror that contains the names of the headers, but no values, because they may be secret.
  public var customMirror: Mirror {
    let names = response.map { $0.allHeaderFields.keys.map { "\($0)" } } ?? Array(fields.keys)
    return Mirror(self, children: ["names": names.sorted()], displayStyle: .struct)
  }
}

extension Server: CustomReflectable {
  /// A mirror that contains the base URL without user and password, the names of the headers, the timeout, and the
  /// limit. It contains no value of a header, because it may be secret.
  public var customMirror: Mirror {
    let children: KeyValuePairs<String, Any> = [
      "base": base?.withoutUser as Any, "headers": headers.map(\.name).sorted(), "timeout": timeout,
      "limit": limit,
    ]
    return Mirror(self, children: children, displayStyle: .class)
  }
}

extension URL {
  /// The URL as a string, without user and password.
  package var withoutUser: String {
    guard var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
      return absoluteString.withoutUser
    }
    (parts.user, parts.password) = (nil, nil)
    return parts.string ?? absoluteString.withoutUser
  }
}

extension String {
  /// The address without user and password.
  ///
  /// If the address is invalid, they could contain any character, so everything up to the last `@` is left out.
  var withoutUser: String {
    if let parts = URLComponents(string: self), parts.string == self, let url = parts.url {
      return url.withoutUser
    }
    guard let start = range(of: "://")?.upperBound, let end = self[start...].lastIndex(of: "@") else {
      return self
    }
    return String(self[..<start] + self[index(after: end)...])
  }
}
