// For the stand-in only: UIKit raises Objective-C exceptions here, which Swift can't catch.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @Suite
  struct TableRejectionTests {
    /// `developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)`; UIKit's message is
    /// *assumed*.
    @Test func countsThatTheUpdatesDoNotExplainAreRejected() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = RowsSource(rows: 3)
          let table = UITableView.showing(source)
          table.layoutIfNeeded()
          table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
      }

      #expect(
        says("NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0.", result)
      )
      #expect(says("(0 inserted, 1 deleted)", result))
      #expect(says("Table view: <UITableView: 0x", result))
    }

    /// `developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)`: a table that never
    /// loaded loads first.
    @Test func aModelThatChangesBeforeTheTableLoadsIsRejected() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = RowsSource(rows: 3)
          let table = UITableView.showing(source)
          source.sections[0].append("new")
          table.insertRows(at: [IndexPath(row: 3, section: 0)], with: .none)
        }
      }

      #expect(says("after the update (4) must be equal to", result))
      #expect(says("before the update (4)", result))
    }

    /// *Assumed*: no page says so.
    @Test func anIdentifierWithoutAClassIsRejected() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          _ = UITableView().dequeueReusableCell(withIdentifier: "cell", for: IndexPath(row: 0, section: 0))
        }
      }

      #expect(says("unable to dequeue a cell with identifier cell - must register a nib or a class", result))
    }

    /// *Assumed*: no page says so.
    @Test func aClassThatIsNotACellClassIsRejected() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          UITableView().register(UIView.self, forCellReuseIdentifier: "cell")
        }
      }

      #expect(says("must pass a class of kind UITableViewCell", result))
    }

    /// *Assumed*: no page says so.
    @Test func scrollingToARowThatDoesNotExistIsRejected() async {
      let row = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = RowsSource(rows: 5)
          let table = UITableView.showing(source)
          table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
        }
      }
      let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = RowsSource(rows: 5)
          let table = UITableView.showing(source)
          table.scrollToRow(at: IndexPath(row: 0, section: 1), at: .top, animated: false)
        }
      }

      #expect(says("row (5) beyond bounds (5) for section (0).", row))
      #expect(says("section (1) beyond bounds (1).", section))
    }

    /// *Assumed*: no page says so.
    @Test func rowsWithoutADataSourceAreRejected() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
          do {
            let source = RowsSource(rows: 5)
            table.dataSource = source
            _ = table.numberOfSections
          }
          table.layoutIfNeeded()
        }
      }

      #expect(says("UITableView dataSource is not set", result))
    }

    /// `developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)` forbids it. The message is the
    /// stand-in's.
    @Test func anotherCellForAReconfiguredRowIsRejected() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let source = NewCellSource()
          let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
          table.dataSource = source
          table.layoutIfNeeded()
          table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        }
      }

      #expect(says("did not return the existing cell", result))
    }

    private func says(_ words: String, _ result: ExitTest.Result?) -> Bool {
      String(decoding: result?.standardErrorContent ?? [], as: UTF8.self).contains(words)
    }
  }

  private final class NewCellSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }
#endif
