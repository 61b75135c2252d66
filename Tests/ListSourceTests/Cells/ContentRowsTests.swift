import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import Testing

@MainActor
@Suite
struct ContentRowsTests {

  @Test(arguments: ListKind.allCases)
  func changedModelKeepsCellAndContentView(kind: ListKind) {
    let screen = Screen(kind, showing: listing([Item(1), Item(2)]))
    let cell = screen.cell(1)
    let content = cell?.contentView
    #expect(content is UIListContentView)

    screen.show(listing([Item(1), Item(2, "new")]))

    #expect(screen.texts == ["item 1", "new"])
    #expect(screen.cell(1) === cell)
    #expect(cell?.contentView === content)
  }

  @Test(arguments: ListKind.allCases)
  func updatesOnlyChangedRows(kind: ListKind) {
    let screen = Screen(kind)
    var made: [Int] = []
    func source(_ items: [Item]) -> ListSource {
      ListSource.oneSection {
        Rows(items) { item, _ in
          made.append(item.id)
          return UIListContentConfiguration.cell()
        }
      }
    }
    screen.show(source(Item.many(0..<3)))
    #expect(Set(made) == [0, 1, 2])
    made = []

    screen.show(source([Item(0), Item(2), Item(1, "new"), Item(3)]))

    #expect(Set(made) == [1, 3])
  }

  @Test(arguments: ListKind.allCases)
  func stateChangeCallsClosureAndModelChangeKeepsState(kind: ListKind) {
    let screen = Screen(kind, showing: listing([Item(1), Item(2)]))
    screen.view.select(place: IndexPath(row: 1, section: 0))
    screen.layOut()
    #expect(screen.texts == ["item 1", "item 2, selected"])
    screen.show(listing([Item(1), Item(2, "new")]))
    #expect(screen.texts == ["item 1", "new, selected"])
    screen.view.deselect(place: IndexPath(row: 1, section: 0))
    screen.layOut()
    #expect(screen.texts == ["item 1", "new"])
  }

  @Test(arguments: ListKind.allCases)
  func callsUpdatedForState(kind: ListKind) {
    let screen = Screen(kind)
    screen.show(
      ListSource { ListSection("tall") { Rows([Item(1)]) { item, _ in Tall(text: item.text, height: 50) } } }
    )
    screen.view.select(place: IndexPath(row: 0, section: 0))
    screen.layOut()

    #expect((screen.cell(0)?.contentView as? TallView)?.text == "item 1, selected")
  }

  @Test(arguments: ListKind.inRows)
  func reusesCellsForOtherRows(kind: ListKind) {
    let screen = Screen(kind, showing: listing(Item.many(0..<60)))
    let cells = Set(screen.visibleCells.map { ObjectIdentifier($0) })

    screen.scroll(to: 44 * 30)

    #expect(screen.texts.first == "item 30")
    #expect(screen.visibleCells.filter { cells.contains(ObjectIdentifier($0)) }.count >= 10)
  }

  @Test
  func supportsSeveralContentTypes() {
    let screen = Screen()
    let source = ListSource.oneSection {
      Rows(Item.many(0..<60)) { item, _ in
        guard item.id.isMultiple(of: 2) else { return Tall(text: item.text, height: 70) }
        var content = UIListContentConfiguration.cell()
        content.text = item.text
        return content
      }
    }
    screen.show(source)
    screen.scrollThrough()
    screen.scroll(to: 0)

    #expect(screen.heights.prefix(4) == [44, 70, 44, 70])
    #expect(screen.cell(0)?.contentView is UIListContentView)
    #expect((screen.cell(1)?.contentView as? TallView)?.text == "item 1")
  }

  @Test
  func remembersHeightOfContent() {
    let screen = Screen()
    func source(_ items: [Item]) -> ListSource {
      ListSource.oneSection {
        Rows(items) { item, _ in Tall(text: item.text, height: Double(item.text).map { CGFloat($0) } ?? 44)
        }
      }
    }
    screen.show(source([Item(1, "60"), Item(2, "90")]))
    #expect(screen.heights == [60, 90])

    screen.show(source([Item(1, "60"), Item(2, "120")]))

    #expect(screen.heights == [60, 120])
    let second = IndexPath(row: 1, section: 0)
    #expect(screen.tableAdapter.tableView(screen.table, estimatedHeightForRowAt: second) == 120)
  }

  @Test(arguments: ListKind.allCases)
  func movedRowShowsContentOfItsNewSection(kind: ListKind) {
    let screen = Screen(kind)
    func source(_ one: [Item], _ other: [Item]) -> ListSource {
      ListSource {
        for (id, items) in [("one", one), ("other", other)] {
          ListSection(id) {
            Rows(items) { item, _ in
              var content = UIListContentConfiguration.cell()
              content.text = "\(item.text) of \(id)"
              return content
            }
          }
        }
      }
    }
    screen.show(source([Item(1), Item(2)], [Item(3)]))

    screen.show(source([Item(1)], [Item(2), Item(3)]))

    #expect(screen.texts == ["item 1 of one", "item 2 of other", "item 3 of other"])
  }

  @Test(arguments: ListKind.allCases)
  func releasesCapturesOfRemovedRows(kind: ListKind) {
    let screen = Screen(kind)
    weak var captured: Captured?
    do {
      let object = Captured()
      captured = object
      screen.show(
        ListSource.oneSection {
          Rows([Item(1)]) { item, _ in
            object.count += 1
            return UIListContentConfiguration.cell()
          }
        }
      )
    }
    screen.show(listing([Item(1, "other")]))

    #expect(captured == nil)
  }

  @Test(arguments: ListKind.allCases)
  func contentEmitsFromCellWithPosition(kind: ListKind) {
    let screen = Screen(kind)
    var seen: [String] = []
    let observation = screen.window.onRouterEvent(.contentTapped) { event in
      let isCell = event.source === screen.cell(1)
      seen.append("\(event.userInfo.listItem(as: Item.self)?.text ?? "-"), from its cell: \(isCell)")
    }
    screen.show(emitting([Item(1), Item(2)]))
    (screen.cell(1)?.contentView as? TallView)?.events?(.contentTapped)

    screen.show(emitting([Item(1), Item(2, "new")]))
    (screen.cell(1)?.contentView as? TallView)?.events?(.contentTapped)

    #expect(seen == ["item 2, from its cell: true", "new, from its cell: true"])
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: ListKind.inRows)
  func reusedCellShowsContentThatEmitsFromIt(kind: ListKind) {
    let screen = Screen(kind)
    var seen: [String] = []
    let observation = screen.window.onRouterEvent(.contentTapped) { event in
      seen.append(event.userInfo.listItem(as: Item.self)?.text ?? "-")
    }
    screen.show(emitting(Item.many(0..<60)))

    screen.scroll(to: 44 * 30)
    (screen.cell(31)?.contentView as? TallView)?.events?(.contentTapped)

    #expect(seen == ["item 31"])
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: ListKind.allCases)
  func contentDoesNotRetainCell(kind: ListKind) {
    weak var cell: UIView?
    do {
      let screen = Screen(kind, showing: emitting([Item(1)]))
      cell = screen.cell(0)
      #expect(cell != nil)
    }

    #expect(cell == nil)
  }

  private func emitting(_ items: [Item]) -> ListSource {
    ListSource.oneSection {
      Rows(items) { item, cell, _ in Tall(text: item.text, height: 44, events: EventEmitter(from: cell)) }
    }
  }

  private func listing(_ items: [Item]) -> ListSource {
    ListSource.oneSection {
      Rows(items) { item, state in
        var content = UIListContentConfiguration.cell()
        content.text = state.isSelected ? "\(item.text), selected" : item.text
        return content
      }
    }
  }
}

extension EventName {
  fileprivate static let contentTapped: EventName = "content.tapped"
}

private final class Captured {
  var count = 0
}

/// A custom content configuration with a height.
private struct Tall: UIContentConfiguration {
  var text: String
  var height: CGFloat
  var isSelected = false
  var events: EventEmitter?

  func makeContentView() -> any UIView & UIContentView { TallView(self) }

  func updated(for state: any UIConfigurationState) -> Tall {
    var updated = self
    updated.isSelected = (state as? UICellConfigurationState)?.isSelected == true
    return updated
  }
}

private final class TallView: UIView, UIContentView {
  var configuration: any UIContentConfiguration {
    didSet { invalidateIntrinsicContentSize() }
  }

  init(_ tall: Tall) {
    configuration = tall
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? { tall.map { $0.isSelected ? "\($0.text), selected" : $0.text } }

  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: tall?.height ?? 0) }

  var events: EventEmitter? { tall?.events }

  private var tall: Tall? { configuration as? Tall }
}
