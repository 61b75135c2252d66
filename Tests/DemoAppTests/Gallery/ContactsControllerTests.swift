import ListSource
import PlatformUIKit
import RouterEventsTesting
import Testing

@testable import DemoApp

@MainActor
@Suite
struct ContactsControllerTests {
  private let screen = ShownScreen(ContactsController())

  @Test func indexHasTheInitials() {
    let titles = screen.controller.listAdapter.sectionIndexTitles(for: screen.controller.tableView)

    #expect(titles == ["A", "B", "C", "E", "F", "G", "K", "L", "M", "S"])
  }

  @Test func selectionSurvivesASearch() async {
    screen.user.select("Emmy Noether")
    screen.user.search(for: "paris")
    screen.user.select("Blaise Pascal")
    await screen.recorder.next(message: SelectionChanged.self) { $0.selectedIDs.count == 2 }
    screen.user.search(for: "")
    screen.user.deselect("Emmy Noether")

    await screen.recorder.next(message: SelectionChanged.self) { !$0.isSelected }
    #expect(screen.controller.selectedIDs == ["Blaise Pascal"])
    #expect(screen.controller.title == "1 selected")
  }

  @Test func searchWithoutResultsSaysSo() {
    screen.user.search(for: "zzz")

    let view = screen.controller.tableView.backgroundView as? UIListContentView
    #expect((view?.configuration as? UIListContentConfiguration)?.text == "No contacts")
  }
}
