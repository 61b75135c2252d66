import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Request {
  /// Returns the method and the URL without user and password, for errors. The path replaces an invalid URL.
  func source(on server: Server) -> String {
    "\(method) \(((try? address(on: server))?.absoluteString ?? path).withoutUser)"
  }

  func urlRequest(on server: Server, _ fields: ServerHeaders.Fields) throws(RequestError) -> URLRequest {
    var request: URLRequest
    let serverHeaders: ServerHeaders.Fields
    do {
      let url = try address(on: server)
      request = URLRequest(url: url)
      serverHeaders = server.owns(url) ? fields : []
    } catch {
      throw malformed(error.problem, server)
    }
    // The session would fail with a less specific error.
    if content != nil, method == "GET" { throw malformed("a GET with a value to send", server) }
    request.httpMethod = method
    for (name, value) in serverHeaders + headers.map({ (name: $0.key, value: $0.value) }) {
      if let problem = Self.problem(ofHeader: name, value) { throw malformed(problem, server) }
    }
    for (name, value) in serverHeaders { request.setValue(value, forHTTPHeaderField: name) }
    if let content {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      do {
        request.httpBody = try content()
      } catch {
        throw malformed("a value that cannot be encoded: \(Self.problem(ofBody: error))", server)
      }
    } else if isForm {
      request.setValue("application/x-www-form-urlencoded", forHTTPHeaderField: "Content-Type")
      request.httpBody = Data(encodedParameters.utf8)
    }
    for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
    return request
  }

  private func malformed(_ problem: String, _ server: Server) -> RequestError {
    RequestError(.malformed(problem), source: source(on: server))
  }

  /// Returns the problem with a header, or nil. A line break, for example, could inject an additional header.
  private static func problem(ofHeader name: String, _ value: String) -> String? {
    let isName = { (byte: UInt8) in
      Character(Unicode.Scalar(byte)).isLetter && byte < 0x80 || (0x30...0x39).contains(byte)
        || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
    if name.isEmpty || !name.utf8.allSatisfy(isName) {
      return "the invalid header name \(name.debugDescription)"
    }
    let isValue = { (byte: UInt8) in byte >= 0x20 && byte != 0x7F || byte == 0x09 }
    // The value may be secret, so the message leaves it out.
    return value.utf8.allSatisfy(isValue)
      ? nil : "a line break or another control character in the header \(name)"
  }

  /// Returns a text without the value, which may be secret, and without the texts and properties of the error.
  private static func problem(ofBody error: any Error) -> String {
    guard case EncodingError.invalidValue(let value, let context) = error else {
      return (error as? RequestError).map { "\($0)" } ?? "\(type(of: error))"
    }
    let path = context.codingPath.map(\.stringValue).joined(separator: ".")
    return "\(type(of: value))\(path.isEmpty ? "" : " at \(path)")"
  }

  private var isForm: Bool { content == nil && (method == "POST" || method == "PUT") }

  private struct AddressError: Error {
    var problem = "a path without a server"
  }

  private func address(on server: Server) throws(AddressError) -> URL {
    let scheme = path.prefix(8).lowercased()
    let isWhole = scheme.hasPrefix("http://") || scheme.hasPrefix("https://")
    var parts = isWhole ? try wholeAddress() : try addressOfPath(on: server)
    // FoundationNetworking does not support uppercase schemes.
    parts.scheme = parts.scheme?.lowercased()
    if !isForm, !parameters.isEmpty {
      let query = parts.percentEncodedQuery.map { $0.isEmpty ? "" : $0 + "&" } ?? ""
      parts.percentEncodedQuery = query + encodedParameters
    }
    guard parts.host?.isEmpty == false, let url = parts.url else { throw AddressError() }
    return url
  }

  private func wholeAddress() throws(AddressError) -> URLComponents {
    // Systems treat other strings differently. iOS 16 and earlier reject them. Later versions encode them, some
    // characters twice.
    guard let parts = URLComponents(string: path), parts.string == path else {
      throw AddressError(problem: "an address that is not percent-encoded")
    }
    return parts
  }

  private func addressOfPath(on server: Server) throws(AddressError) -> URLComponents {
    if path.namesUser {
      throw AddressError(problem: "an address with '@' that does not begin with http or https")
    }
    guard var parts = server.base.flatMap({ URLComponents(url: $0, resolvingAgainstBaseURL: true) }) else {
      throw AddressError()
    }
    let (path, query) = isEncoded ? try relativeAddress() : (Self.encoded(self.path[...], except: "/"), nil)
    // These components would be resolved in transit, even if they are percent-encoded.
    if path.split(separator: "/").contains(where: { [".", ".."].contains($0.removingPercentEncoding) }) {
      throw AddressError(problem: "a path with '.' or '..', which would lead elsewhere")
    }
    let base =
      parts.percentEncodedPath.hasSuffix("/") ? parts.percentEncodedPath : parts.percentEncodedPath + "/"
    parts.percentEncodedPath = base + (path.hasPrefix("/") ? String(path.dropFirst()) : path)
    let queries = [parts.percentEncodedQuery, query].compactMap { $0 }.filter { !$0.isEmpty }
    parts.percentEncodedQuery = queries.isEmpty ? parts.percentEncodedQuery : queries.joined(separator: "&")
    return parts
  }

  private func relativeAddress() throws(AddressError) -> (path: String, query: String?) {
    guard let parts = URLComponents(string: path), parts.string == path, parts.scheme == nil,
      parts.host == nil
    else { throw AddressError(problem: "a relative address that is not percent-encoded, or names a host") }
    return (parts.percentEncodedPath, parts.percentEncodedQuery)
  }

  private var encodedParameters: String {
    parameters.sorted { $0.key < $1.key }
      .map { "\(Self.encoded($0.key[...]))=\(Self.encoded($0.value[...]))" }
      .joined(separator: "&")
  }

  /// Percent-encodes all characters except RFC 3986's unreserved characters and those in `other`. Servers read an
  /// unencoded `+` as a space.
  private static func encoded(_ text: Substring, except other: String = "") -> String {
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved + other))
      ?? ""
  }
}

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
    Mirror(self, children: ["names": names], displayStyle: .struct)
  }
}

extension Server: CustomReflectable {
  /// A mirror that contains the base URL without user, password and query, the names of the headers, the timeout,
  /// and the limit. It contains no value of a header, because it may be secret.
  public var customMirror: Mirror {
    let children: KeyValuePairs<String, Any> = [
      "base": base?.absoluteString.withoutUserAndQuery as Any,
      "headers": headers.current.fields.map(\.name).sorted(),
      "timeout": timeout,
      "limit": limit,
    ]
    return Mirror(self, children: children, displayStyle: .class)
  }
}

extension String {
  /// The address without user and password. If it is invalid or has no host, they could be any part of it. Then
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
