public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Request {
  /// A response with a status from 200 to 299.
  public struct Response: Sendable, Equatable {
    /// The HTTP status code.
    public let status: Int

    /// The headers of the response.
    public let headers: Headers

    /// The body of the response.
    public let body: Data

    /// The method and URL of the request, without user and password.
    public let source: String

    /// Parses the body as JSON, and returns its top-level value.
    ///
    /// - Throws: A ``RequestError`` with the reason ``RequestError/Reason/notJSON(position:expected:found:)``.
    public func json() throws(RequestError) -> JSON {
      try JSON(body, source: source)
    }
  }

  /// The headers of a response. Header names are case-insensitive.
  public struct Headers: Sendable, Equatable {
    private let fields: [String: String]

    /// The names of the headers in lowercase.
    var names: [String] { fields.keys.sorted() }

    init(of response: HTTPURLResponse) {
      self.init(response.allHeaderFields.map { (key: "\($0.key)", value: "\($0.value)") })
    }

    init(_ fields: some Sequence<(key: String, value: String)> = [:]) {
      self.fields = Dictionary(fields.map { ($0.key.lowercased(), $0.value) }) { $1 }
    }

    /// Accesses the value of a header. The value is nil if the response does not contain the header.
    public subscript(_ name: String) -> String? { fields[name.lowercased()] }
  }
}

extension Request.Headers {
  /// Returns the delay that a valid `Retry-After` header requests. A date counts from the response's `Date` header, or
  /// from `now` if there is none.
  func retryAfter(now: Date) -> Duration? {
    guard let text = self["Retry-After"]?.trimmingCharacters(in: .whitespaces), !text.isEmpty else {
      return nil
    }
    if text.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) {
      return .seconds(Int64(text) ?? .max).bounded
    }
    guard let date = Self.date(text) else { return nil }
    return .seconds(date.timeIntervalSince(self["Date"].flatMap(Self.date) ?? now)).bounded
  }

  /// Parses a date in one of the three formats of RFC 9110, or returns nil for any other text.
  private static func date(_ text: String) -> Date? {
    var parts = text.split { " ,-:".contains($0) }
    if parts.count == 7 { parts = [parts[0], parts[2], parts[1], parts[6]] + parts[3...] }
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    let numbers = parts.map { Int($0) }
    guard parts.count >= 7, let month = months.firstIndex(of: String(parts[2])), let day = numbers[1],
      var year = numbers[3], let hour = numbers[4], let minute = numbers[5], let second = numbers[6],
      (1...31).contains(day), (0...9_999).contains(year), (0...23).contains(hour), (0...59).contains(minute),
      (0...60).contains(second)
    else { return nil }
    if year < 100 { year += year < 70 ? 2_000 : 1_900 }
    // Days since 1970. Years begin in March here, so that a leap day is the last day of a year.
    let shifted = month < 2 ? year - 1 : year
    let daysBefore = (153 * ((month + 10) % 12) + 2) / 5 + day - 1
    let days = 365 * shifted + shifted / 4 - shifted / 100 + shifted / 400 + daysBefore - 719_468
    return Date(timeIntervalSince1970: Double(((days * 24 + hour) * 60 + minute) * 60 + second))
  }
}
