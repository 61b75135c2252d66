#if os(Linux) || os(macOS)
  import Foundation
  import ListSource
  import RouterEvents
  import Testing

  @testable import DemoApp

  import PlatformUIKit

  @MainActor
  @Suite
  struct CellReuseTests {
    @Test func reusedCellEmitsForItsCurrentRow() async throws {
      let host = await TerminalHost.launched(with: .success(.long))
      let positions = Array(stride(from: 1, through: 200, by: 9)) + [2]
      var seen: [String] = []
      var cells: [ObjectIdentifier] = []
      let observation = host.window.onRouterEvent(ShareTapped.name, then: .handledAndForwarded) { event in
        let number = event.userInfo.listItem(as: QuakeRow.self)?.id.number
        seen.append("\(number ?? 0) at \(event.userInfo[.indexPath]?.row ?? 0)")
      }

      for position in positions {
        cells.append(ObjectIdentifier(try #require(try host.cell(position, of: "recent"))))
        try host.tap("share", at: position, of: "recent")
      }
      observation.cancel()

      #expect(seen == positions.map { "\($0) at \($0 - 1)" })
      #expect(Set(cells).count < cells.count, "The test needs a reused cell.")
    }
  }
#endif
