// Apple documentation: "String", "StringProtocol", what Foundation adds and FoundationEssentials lacks.

extension String {
  public init(format: String, _ arguments: any CVarArg...) { self = format }
}

extension StringProtocol {
  public func range<T: StringProtocol>(of aString: T, range searchRange: Range<Index>? = nil) -> Range<Index>? { nil }  //? StringProtocol.range
  public var localizedUppercase: String { uppercased() }
  public var removingPercentEncoding: String? { nil }
  public func appendingFormat<T: StringProtocol>(_ format: T, _ arguments: any CVarArg...) -> String { String(self) }  //? StringProtocol.appendingFormat
  public func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String? { nil }
  public func contains<T: StringProtocol>(_ other: T) -> Bool { false }
  public func localizedStandardContains<T: StringProtocol>(_ string: T) -> Bool { false }  // developer.apple.com/documentation/swift/stringprotocol/localizedstandardcontains(_:)
  public func components<T: StringProtocol>(separatedBy separator: T) -> [String] { [] }
  public func trimmingCharacters(in set: CharacterSet) -> String { String(self) }
  public func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(  //? StringProtocol.replacingOccurrences
    of target: Target, with replacement: Replacement
  ) -> String { String(self) }
}

// developer.apple.com/documentation/swift/binaryfloatingpoint/formatted()
@available(iOS 15.0, *)
extension BinaryFloatingPoint {
  public func formatted() -> String { "" }  // Apple documentation: "BinaryFloatingPoint.formatted()"
}

// developer.apple.com/documentation/foundation/date/formatted()
@available(iOS 15.0, *)
extension Date {
  public func formatted() -> String { "" }  // Apple documentation: "Date.formatted()"
}
