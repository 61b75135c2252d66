import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Request {
  /// The method and address, for errors: what was asked for.
  func source(on server: Server) -> String {
    "\(method) \((try? address(on: server))?.absoluteString ?? path)"
  }

  /// The request as the session takes it.
  func urlRequest(on server: Server) throws(RequestError) -> URLRequest {
    var request: URLRequest
    do {
      request = URLRequest(url: try address(on: server))
    } catch {
      throw malformed(error.problem, server)
    }
    // Sessions refuse it, in words of their own.
    if content != nil, method == "GET" { throw malformed("a GET with a value to send", server) }
    request.httpMethod = method
    for (name, value) in server.headers + headers.map({ (name: $0.key, value: $0.value) }) {
      if let problem = Self.problem(ofHeader: name, value) { throw malformed(problem, server) }
    }
    for (name, value) in server.headers { request.setValue(value, forHTTPHeaderField: name) }
    if let content {
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      do {
        request.httpBody = try content()
      } catch {
        throw malformed("a value that cannot be encoded: \(error)", server)
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

  /// What is wrong with a header: a line break in it would begin a header of its own.
  private static func problem(ofHeader name: String, _ value: String) -> String? {
    let isName = { (byte: UInt8) in
      Character(Unicode.Scalar(byte)).isLetter && byte < 0x80 || (0x30...0x39).contains(byte)
        || "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
    if name.isEmpty || !name.utf8.allSatisfy(isName) {
      return "a header with the name \(name.debugDescription)"
    }
    let isValue = { (byte: UInt8) in byte >= 0x20 && byte != 0x7F || byte == 0x09 }
    // A value may be secret.
    return value.utf8.allSatisfy(isValue)
      ? nil : "a line break or another control character in the header \(name)"
  }

  private var isForm: Bool { content == nil && (method == "POST" || method == "PUT") }

  private struct Unsendable: Error {
    var problem = "no server for the path, and no address"
  }

  private func address(on server: Server) throws(Unsendable) -> URL {
    let scheme = path.prefix(8).lowercased()
    let isWhole = scheme.hasPrefix("http://") || scheme.hasPrefix("https://")
    var parts = isWhole ? try wholeAddress() : try addressOfPath(on: server)
    // FoundationNetworking knows no scheme in capitals.
    parts.scheme = parts.scheme?.lowercased()
    if !isForm, !parameters.isEmpty {
      let query = parts.percentEncodedQuery.map { $0.isEmpty ? "" : $0 + "&" } ?? ""
      parts.percentEncodedQuery = query + encodedParameters
    }
    guard parts.host?.isEmpty == false, let url = parts.url else { throw Unsendable() }
    return url
  }

  private func wholeAddress() throws(Unsendable) -> URLComponents {
    // Where it is not encoded, systems up to iOS 16 refuse it, later ones encode it, and what is encoded once more.
    guard let parts = URLComponents(string: path), parts.string == path else {
      throw Unsendable(problem: "an address that is not percent-encoded")
    }
    return parts
  }

  private func addressOfPath(on server: Server) throws(Unsendable) -> URLComponents {
    guard var parts = server.base.flatMap({ URLComponents(url: $0, resolvingAgainstBaseURL: true) }) else {
      throw Unsendable()
    }
    let (path, query) = isEncoded ? try relativeAddress() : (Self.encoded(self.path[...], except: "/"), nil)
    // Encoded or not, these would be resolved on the way.
    if path.split(separator: "/").contains(where: { [".", ".."].contains($0.removingPercentEncoding) }) {
      throw Unsendable(problem: "a path with '.' or '..', which would ask for another one")
    }
    let base =
      parts.percentEncodedPath.hasSuffix("/") ? parts.percentEncodedPath : parts.percentEncodedPath + "/"
    parts.percentEncodedPath = base + (path.hasPrefix("/") ? String(path.dropFirst()) : path)
    let queries = [parts.percentEncodedQuery, query].compactMap { $0 }.filter { !$0.isEmpty }
    parts.percentEncodedQuery = queries.isEmpty ? parts.percentEncodedQuery : queries.joined(separator: "&")
    return parts
  }

  /// The path and query of an address that follows the server's base.
  private func relativeAddress() throws(Unsendable) -> (path: String, query: String?) {
    guard let parts = URLComponents(string: path), parts.string == path, parts.scheme == nil,
      parts.host == nil
    else { throw Unsendable(problem: "a relative address that is not percent-encoded, or names a host") }
    return (parts.percentEncodedPath, parts.percentEncodedQuery)
  }

  private var encodedParameters: String {
    parameters.sorted { $0.key < $1.key }
      .map { "\(Self.encoded($0.key[...]))=\(Self.encoded($0.value[...]))" }
      .joined(separator: "&")
  }

  /// Leaves what RFC 3986 calls unreserved: servers read `+` as a space, and `&`, `=` and `#` as ends.
  private static func encoded(_ text: Substring, except other: String = "") -> String {
    let unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
    return text.addingPercentEncoding(withAllowedCharacters: CharacterSet(charactersIn: unreserved + other))
      ?? ""
  }
}
