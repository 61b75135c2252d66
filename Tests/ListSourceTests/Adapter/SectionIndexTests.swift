import ListSource
import PlatformUIKit
import Testing

/// The index at the side of a table view.
@MainActor
@Suite
struct SectionIndexTests {
  private let screen = Screen { CountingAdapter($0) }

  @Test
  func declaredTitlesAreTheIndex() {
    screen.show(list(("a", "A", "α"), ("b", "B", nil), ("c", nil, "γ")))

    #expect(titles == ["α", "γ"])
    #expect(section(of: "γ") == 2)
  }

  @Test
  func firstLettersAreTheTitlesOfOtherSections() {
    screen.tableAdapter.showsIndex = true
    screen.show(list(("a", "Ada", "α"), ("b", "Bob", nil), ("c", "Bea", nil)))

    #expect(titles == ["α", "B"])
    #expect(section(of: "B") == 1)
  }

  @Test
  func indexIsReloadedOnlyIfTitlesChange() {
    screen.show(list(("a", "A", "A")))
    let first = questions

    screen.show(list(("a", "Another", "A")))
    let same = questions
    screen.show(list(("a", "Another", "B")))

    #expect(same == first)
    #expect(questions == first + 1)
    #expect(titles == ["B"])
  }

  @Test
  func listWithoutTitlesHasNoIndex() {
    screen.show(list(("a", "A", nil)))

    #expect(titles == nil)
  }

  private func list(_ sections: (id: String, title: String?, index: String?)...) -> ListSource {
    ListSource(
      sections: sections.map { section in
        ListSection(section.id, title: section.title, indexTitle: section.index) {
          Rows([section.id], text: \.self).id(\.self)
        }
      }
    )
  }

  private var titles: [String]? { screen.tableAdapter.sectionIndexTitles(for: screen.table) }

  private var questions: Int { (screen.adapter as? CountingAdapter)?.questions ?? 0 }

  private func section(of title: String) -> Int {
    screen.tableAdapter.tableView(screen.table, sectionForSectionIndexTitle: title, at: 0)
  }
}

private final class CountingAdapter: TableAdapter {
  private(set) var questions = 0

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    questions += 1
    return super.sectionIndexTitles(for: tableView)
  }
}
