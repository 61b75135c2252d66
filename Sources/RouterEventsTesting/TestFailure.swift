internal import Foundation
internal import KitSupport

#if canImport(Testing)
  @_weakLinked internal import Testing
#endif
#if canImport(XCTest)
  @_weakLinked internal import XCTest
#endif

/// A namespace for functions that fail the current test, in Swift Testing or XCTest.
///
/// Both libraries are linked weakly, because a process may load only one of them. The functions call a library
/// only if it is loaded. Link this module to test targets only, because an app contains neither library.
enum TestFailure {
  static var isInSwiftTesting: Bool {
    #if canImport(Testing)
      hasSwiftTesting && Test.current != nil
    #else
      false
    #endif
  }

  /// The method uses Swift Testing if `inSwiftTesting` is true or a test of Swift Testing is running, and otherwise
  /// XCTest. If XCTest is not loaded, the method reports the text instead.
  static func record(
    _ text: String,
    inSwiftTesting: Bool,
    fileID: String,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    #if canImport(Testing)
      if inSwiftTesting || isInSwiftTesting {
        Issue.record(
          Comment(rawValue: text),
          sourceLocation: SourceLocation(
            fileID: fileID,
            filePath: "\(filePath)",
            line: Int(line),
            column: Int(column)
          )
        )
        return
      }
    #endif
    #if canImport(XCTest)
      if hasXCTest {
        XCTFail(text, file: filePath, line: line)
        return
      }
    #endif
    Reports.report(ReportText(lines: text), position: "\(fileID):\(line)")
  }

  // The mangled names of `Test.current` and `XCTFail(_:file:line:)`.
  private static let hasSwiftTesting = isLoaded("$s7Testing4TestV7currentACSgvgZ")
  private static let hasXCTest = isLoaded("$s6XCTest7XCTFail_4file4lineySS_s12StaticStringVSutF")

  private static func isLoaded(_ symbol: String) -> Bool {
    dlsym(dlopen(nil, RTLD_NOW), symbol) != nil
  }
}
