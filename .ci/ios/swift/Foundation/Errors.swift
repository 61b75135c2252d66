// Apple documentation: "LocalizedError", "CustomNSError", "NSError", "URLError", "URLRequest".

public protocol LocalizedError: Error {
  var errorDescription: String? { get }  //? LocalizedError.errorDescription
  var failureReason: String? { get }  //? LocalizedError.failureReason
  var recoverySuggestion: String? { get }
  var helpAnchor: String? { get }  //? LocalizedError.helpAnchor
}

extension LocalizedError {
  public var errorDescription: String? { nil }  //? LocalizedError.errorDescription
  public var failureReason: String? { nil }  //? LocalizedError.failureReason
  public var recoverySuggestion: String? { nil }
  public var helpAnchor: String? { nil }  //? LocalizedError.helpAnchor
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

// In the SDK, a property of the overlay of the C library, because a C macro with a call is not imported.
public var errno: Int32 { get { 0 } set {} }  // Manual pages: intro(2).

// The function that the compiler calls if Objective-C returns an error.
public func _convertNSErrorToError(_ error: NSError?) -> any Error { fatalError() }
public func _convertErrorToNSError(_ error: any Error) -> NSError { fatalError() }

public struct URLError: Error, Sendable {  //? URLError.Error
  public var code: Code { fatalError() }  //? URLError.code
  public init(_ code: Code) {}  //? URLError.init

  public struct Code: Hashable, Sendable {  //? URLError.Code
    let number: Int
    public static var appTransportSecurityRequiresSecureConnection: Code { Code(number: -1022) }  //? Code.appTransportSecurityRequiresSecureConnection
    public static var badServerResponse: Code { Code(number: -1011) }  //? Code.badServerResponse
    public static var callIsActive: Code { Code(number: -1019) }  //? Code.callIsActive
    public static var cancelled: Code { Code(number: -999) }  //? Code.cancelled
    public static var cannotConnectToHost: Code { Code(number: -1004) }  //? Code.cannotConnectToHost
    public static var cannotFindHost: Code { Code(number: -1003) }  //? Code.cannotFindHost
    public static var clientCertificateRejected: Code { Code(number: -1205) }  //? Code.clientCertificateRejected
    public static var clientCertificateRequired: Code { Code(number: -1206) }  //? Code.clientCertificateRequired
    public static var dataNotAllowed: Code { Code(number: -1020) }  //? Code.dataNotAllowed
    public static var internationalRoamingOff: Code { Code(number: -1018) }  //? Code.internationalRoamingOff
    public static var networkConnectionLost: Code { Code(number: -1005) }  //? Code.networkConnectionLost
    public static var notConnectedToInternet: Code { Code(number: -1009) }  //? Code.notConnectedToInternet
    public static var secureConnectionFailed: Code { Code(number: -1200) }  //? Code.secureConnectionFailed
    public static var serverCertificateHasBadDate: Code { Code(number: -1201) }  //? Code.serverCertificateHasBadDate
    public static var serverCertificateHasUnknownRoot: Code { Code(number: -1203) }  //? Code.serverCertificateHasUnknownRoot
    public static var serverCertificateNotYetValid: Code { Code(number: -1204) }  //? Code.serverCertificateNotYetValid
    public static var serverCertificateUntrusted: Code { Code(number: -1202) }  //? Code.serverCertificateUntrusted
    public static var timedOut: Code { Code(number: -1001) }  //? Code.timedOut
    public static func ~= (code: Code, error: any Error) -> Bool { false }  //? Code.~=
  }
}

public struct URLRequest: Hashable, Sendable {
  public init(url: URL, timeoutInterval: Double = 60) { fatalError() }  //? URLRequest.init
  public var url: URL?
  public var httpMethod: String?
  public var httpBody: Data?
  public var timeoutInterval: Double
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
  public func value(forHTTPHeaderField field: String) -> String? { nil }
}
