import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Request {
  /// The method and address, for errors: what was asked for.
  func source(on server: Server) -> String {
    "\(method) \(address(on: server)?.absoluteString ?? path)"
  }

  /// The request as the session takes it.
  func urlRequest(on server: Server) throws(RequestError) -> URLRequest {
    guard let url = address(on: server) else {
      throw malformed("no server for the path, and no address", server)
    }
    var request = URLRequest(url: url)
    request.httpMethod = method
    for (name, value) in server.headers { request.setValue(value, forHTTPHeaderField: name) }
    if let content {
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

  private var isForm: Bool { content == nil && (method == "POST" || method == "PUT") }

  private func address(on server: Server) -> URL? {
    let isWhole = path.hasPrefix("http://") || path.hasPrefix("https://")
    guard var parts = isWhole ? URLComponents(string: path) : server.base.flatMap(Self.components) else {
      return nil
    }
    if !isWhole {
      let base =
        parts.percentEncodedPath.hasSuffix("/") ? parts.percentEncodedPath : parts.percentEncodedPath + "/"
      parts.percentEncodedPath =
        base + Self.encoded(path.hasPrefix("/") ? path.dropFirst() : path[...], except: "/")
    }
    if !isForm, !parameters.isEmpty {
      let query = parts.percentEncodedQuery.map { $0.isEmpty ? "" : $0 + "&" } ?? ""
      parts.percentEncodedQuery = query + encodedParameters
    }
    return parts.host?.isEmpty == false ? parts.url : nil
  }

  private static func components(_ base: URL) -> URLComponents? {
    URLComponents(url: base, resolvingAgainstBaseURL: true)
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
