import PlatformUIKit
import Testing

@MainActor
@Suite
struct PickerTests {
  private let contacts = [
    Contact(id: 1, name: "Carl"), Contact(id: 2, name: "Ada"), Contact(id: 3, name: "Anna"),
    Contact(id: 4, name: "Bob"),
  ]

  private func show(_ version: Version) -> Shown {
    Shown(
      version.make {
        PlainPickerController(contacts)
      } _: {
        PickerController(contacts)
      }
    )
  }

  private func selected(in shown: Shown) -> [String] {
    shown.window.layoutIfNeeded()
    let rows = shown.table.indexPathsForSelectedRows ?? []
    return rows.sorted().compactMap { shown.table.cellForRow(at: $0)?.texts.first }
  }

  @Test(arguments: Version.allCases)
  func groupsContactsWithIndex(version: Version) {
    let shown = show(version)

    #expect(shown.texts == [["Ada"], ["Anna"], ["Bob"], ["Carl"]])
    #expect((0..<shown.table.numberOfSections).map(shown.header) == ["A", "B", "C"])
    #expect(shown.indexTitles == ["A", "B", "C"])
    #expect(shown.screen.title == "0 selected")
  }

  @Test(arguments: Version.allCases)
  func searchesByName(version: Version) {
    let shown = show(version)

    shown.search("an")
    let (found, index) = (shown.texts, shown.indexTitles)
    shown.search("x")
    let none = shown.texts
    shown.search("")

    #expect(shown.screen.navigationItem.searchController?.searchBar.placeholder == "Name")
    #expect(found == [["Anna"]])
    #expect(index == ["A"])
    #expect(none.isEmpty)
    #expect(shown.texts.count == 4)
  }

  @Test(arguments: Version.allCases)
  func selectionSurvivesSearch(version: Version) {
    let shown = show(version)

    shown.tap("Ada")
    shown.search("b")
    shown.tap("Bob")
    let (title, found) = (shown.screen.title, selected(in: shown))
    shown.search("")

    #expect(title == "2 selected")
    #expect(found == ["Bob"])
    #expect(selected(in: shown) == ["Ada", "Bob"])
    shown.tap("Ada")
    #expect(selected(in: shown) == ["Bob"])
    #expect(shown.screen.title == "1 selected")
  }

  @Test(arguments: Version.allCases)
  func pickedContactsIncludeThoseThatSearchHides(version: Version) {
    let shown = show(version)
    shown.tap("Ada")
    shown.tap("Carl")
    shown.search("Bob")

    shown.tapBarButton()

    #expect(shown.coordinator.log == ["picked [1, 2]"])
  }

  @Test(arguments: Version.allCases)
  func screenIsFreed(version: Version) {
    weak var screen: UIViewController?
    do {
      let shown = show(version)
      screen = shown.screen
      shown.search("a")
      shown.tap("Ada")
    }

    #expect(screen == nil)
  }
}
