// Apple documentation: "LocalizedError", "CustomNSError", "NSError", "URLError", "URLRequest".

public protocol LocalizedError: Error {
  var errorDescription: String? { get }
  var failureReason: String? { get }
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }
}

extension LocalizedError {
  public var errorDescription: String? { nil }
  public var failureReason: String? { nil }
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }
}

public protocol CustomNSError: Error {
  static var errorDomain: String { get }
  var errorCode: Int { get }
  var errorUserInfo: [String: Any] { get }
}

extension CustomNSError {
  public static var errorDomain: String { "" }
  public var errorCode: Int { 0 }
  public var errorUserInfo: [String: Any] { [:] }
}

extension Error {
  public var localizedDescription: String { "" }
}

extension NSError: Error {}

// The function that the compiler calls if Objective-C returns an error.
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }

public struct URLError: Error, Sendable {
  public var code: Code { fatalError() }
  public init(_ code: Code) {}

  public struct Code: Hashable, Sendable {
    let number: Int
    public static var appTransportSecurityRequiresSecureConnection: Code { Code(number: -1022) }
    public static var badServerResponse: Code { Code(number: -1011) }
    public static var callIsActive: Code { Code(number: -1019) }
    public static var cancelled: Code { Code(number: -999) }
    public static var cannotConnectToHost: Code { Code(number: -1004) }
    public static var cannotFindHost: Code { Code(number: -1003) }
    public static var clientCertificateRejected: Code { Code(number: -1205) }
    public static var clientCertificateRequired: Code { Code(number: -1206) }
    public static var dataNotAllowed: Code { Code(number: -1020) }
    public static var internationalRoamingOff: Code { Code(number: -1018) }
    public static var networkConnectionLost: Code { Code(number: -1005) }
    public static var notConnectedToInternet: Code { Code(number: -1009) }
    public static var secureConnectionFailed: Code { Code(number: -1200) }
    public static var serverCertificateHasBadDate: Code { Code(number: -1201) }
    public static var serverCertificateHasUnknownRoot: Code { Code(number: -1203) }
    public static var serverCertificateNotYetValid: Code { Code(number: -1204) }
    public static var serverCertificateUntrusted: Code { Code(number: -1202) }
    public static var timedOut: Code { Code(number: -1001) }
    public static func ~= (code: Code, error: any Error) -> Bool { false }
  }
}

public struct URLRequest: Hashable, Sendable {
  public init(url: URL, timeoutInterval: Double = 60) { fatalError() }
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public var timeoutInterval: Double
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
  public func value(forHTTPHeaderField field: String) -> String? { nil }
}
