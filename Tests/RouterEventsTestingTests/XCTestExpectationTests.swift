import Foundation
import ListSource
import PlatformUIKit
import RouterEventsTesting
import XCTest

/// Expectations in the portable XCTest. Apple's reports failures differently.
#if !canImport(Darwin)
  final class XCTestExpectationTests: XCTestCase {
    private typealias Failure = (message: String, file: String, line: Int)

    /// Collects failures while they are expected.
    private var expected: [Failure]?

    override func recordFailure(
      withDescription description: String,
      inFile filePath: String,
      atLine lineNumber: Int,
      expected isExpected: Bool
    ) {
      if expected == nil {
        super.recordFailure(
          withDescription: description,
          inFile: filePath,
          atLine: lineNumber,
          expected: isExpected
        )
      }
      expected?.append((description, filePath, lineNumber))
    }

    func testFailureIsAtTheExpectation() {
      expected = []
      MainActor.assumeIsolated {
        let recorder = EventRecorder(above: Link())
        recorder.expectNothing()
        recorder.expect(.buyTapped)
      }
      let line = #line - 2
      let failures = expected ?? []
      expected = nil

      XCTAssertEqual(failures.count, 1)
      XCTAssertEqual(
        failures.first?.message,
        "failed - Expected 'recorder.buyTapped'. Nothing was emitted, or the tested responder handled it."
      )
      XCTAssertEqual(failures.first?.file, #filePath)
      XCTAssertEqual(failures.first?.line, line)
    }

    func testFailureOfAPerformerIsAtItsCall() {
      expected = []
      MainActor.assumeIsolated {
        let tableView = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
        let adapter = TableAdapter(tableView)
        adapter.apply(ListSource { Rows([Song(id: 1)], text: \.title).emits(.songOpened) })
        let recorder = EventRecorder(above: tableView)
        ListPerformer(adapter).tap("song 1")
        recorder.expect(.songOpened)
        ListPerformer(adapter).tap("song 2")
      }
      let line = #line - 2
      let failures = expected ?? []
      expected = nil

      XCTAssertEqual(
        failures.map(\.message),
        ["failed - There is no row 'song 2'. Rows: song 1."]
      )
      XCTAssertEqual(failures.first?.file, #filePath)
      XCTAssertEqual(failures.first?.line, line)
    }
  }
#endif
