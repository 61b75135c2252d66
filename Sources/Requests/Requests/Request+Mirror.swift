import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Request: CustomReflectable {
  /// A mirror that contains the method, the address without user, password and query, the names of the parameters
  /// and headers, and the server. It contains no value of a parameter or header, because it may be secret.
  public var customMirror: Mirror {
    let children: KeyValuePairs<String, Any> = [
      "method": method, "address": path.withoutUserAndQuery, "parameters": parameters.keys.sorted(),
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
  /// A mirror that contains the base URL without user, password and query, the names of the headers, the timeout,
  /// and the limit. It contains no value of a header, because it may be secret.
  public var customMirror: Mirror {
    let children: KeyValuePairs<String, Any> = [
      "base": base?.absoluteString.withoutUserAndQuery as Any, "headers": headers.map(\.name).sorted(),
      "timeout": timeout,
      "limit": limit,
    ]
    return Mirror(self, children: children, displayStyle: .class)
  }
}

extension String {
  /// The address without user and password.
  ///
  /// If the address names a user and is invalid or has no host, the user and the password could be any part of it, so
  /// everything up to the last `@` is left out.
  var withoutUser: String {
    if var parts = URLComponents(string: self), parts.string == self,
      parts.host?.isEmpty == false || !namesUser
    {
      (parts.user, parts.password) = (nil, nil)
      if let text = parts.string { return text }
    }
    guard namesUser || contains("://"), let end = lastIndex(of: "@") else { return self }
    return String(self[index(after: end)...])
  }

  /// The address without user, password, query and fragment, for dumps.
  package var withoutUserAndQuery: String { String(withoutUser.prefix { $0 != "?" && $0 != "#" }) }

  /// Whether the text contains `@` and begins like a complete address, of any scheme and after any spaces.
  var namesUser: Bool {
    let start = drop(while: \.isWhitespace)
    let first = start.prefix { !"/?#@".contains($0) }
    return contains("@") && (start.hasPrefix("//") || first.contains(":"))
  }
}
