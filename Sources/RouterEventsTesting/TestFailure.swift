internal import Foundation
internal import KitSupport

#if canImport(Testing)
  @_weakLinked internal import Testing
#endif
#if canImport(XCTest)
  @_weakLinked internal import XCTest
#endif

/// A namespace for functions that fail the current test, in Swift Testing or XCTest. Both are linked weakly, because a
/// process may load only one of them, and an app loads neither.
enum TestFailure {
  struct Place {
    let fileID: String
    let filePath: StaticString
    let line: UInt
    let column: UInt

    init(_ fileID: String, _ filePath: StaticString, _ line: UInt, _ column: UInt) {
      (self.fileID, self.filePath, self.line, self.column) = (fileID, filePath, line, column)
    }
  }

  static var isInSwiftTesting: Bool {
    #if canImport(Testing)
      hasSwiftTesting && Test.current != nil
    #else
      false
    #endif
  }

  /// Records a failure in Swift Testing if `inSwiftTesting` is true or one of its tests is running, otherwise in
  /// XCTest. If XCTest is not loaded, the text is reported instead.
  static func record(_ text: String, inSwiftTesting: Bool, at place: Place) {
    #if canImport(Testing)
      if inSwiftTesting || isInSwiftTesting {
        Issue.record(
          Comment(rawValue: text),
          sourceLocation: SourceLocation(
            fileID: place.fileID,
            filePath: "\(place.filePath)",
            line: Int(place.line),
            column: Int(place.column)
          )
        )
        return
      }
    #endif
    #if canImport(XCTest)
      if hasXCTest {
        XCTFail(text, file: place.filePath, line: place.line)
        return
      }
    #endif
    Reports.report(ReportText(lines: text), position: "\(place.fileID):\(place.line)")
  }

  // The mangled names of `Test.current` and `XCTFail(_:file:line:)`.
  private static let hasSwiftTesting = isLoaded("$s7Testing4TestV7currentACSgvgZ")
  private static let hasXCTest = isLoaded("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")

  private static func isLoaded(_ symbol: String) -> Bool {
    dlsym(dlopen(nil, RTLD_NOW), symbol) != nil
  }
}
