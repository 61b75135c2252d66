import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct MixedKindsTests {

  @Test(arguments: ListKind.allCases)
  func choosesCellByModelType(kind: ListKind) {
    let screen = Screen(kind)
    screen.register(QuakeCell.self, QuakeRow.self, for: Quake.self)
    screen.register(NoteCell.self, NoteRow.self, for: Note.self)

    screen.show([Quake(id: 1), Note(id: 1), Quake(id: 2)])

    #expect(screen.texts == ["quake 1", "note 1", "quake 2"])
  }

  @Test(arguments: ListKind.allCases)
  func prefersIdentifierOverType(kind: ListKind) {
    let screen = Screen(kind)
    screen.register(QuakeCell.self, QuakeRow.self, for: Quake.self)
    screen.register(BigQuakeCell.self, BigQuakeRow.self, for: "quake.big")

    screen.show([Quake(id: 1), Quake(id: 2, isBig: true)])

    #expect(screen.texts == ["quake 1", "big quake 2"])
  }

  @Test(arguments: ListKind.allCases)
  func ignoresIdentifierRegisteredForAnotherModel(kind: ListKind) {
    let screen = Screen(kind)
    screen.register(NoteCell.self, NoteRow.self, for: "quake")
    screen.register(QuakeCell.self, QuakeRow.self, for: Quake.self)

    screen.show([Quake(id: 1)])

    #expect(screen.texts == ["quake 1"])
  }

  @Test(arguments: ListKind.allCases)
  func prefersCellClassOfRows(kind: ListKind) {
    let screen = Screen(kind)
    screen.register(BigQuakeCell.self, BigQuakeRow.self, for: "quake")

    screen.show(ListSource { ListSection("feed") { Rows([Quake(id: 1)], cell: QuakeCell.self) } })

    #expect(screen.texts == ["quake 1"])
  }

  @Test(arguments: ListKind.allCases)
  func unwrapsOptionalModels(kind: ListKind) {
    let screen = Screen(kind)
    screen.register(QuakeCell.self, QuakeRow.self, for: Quake.self)

    let (_, reports) = Reports.collecting { screen.show([Quake(id: 1), nil, Quake(id: 3)] as [Quake?]) }

    #expect(screen.texts == ["quake 1", "No cell for Optional<Quake>", "quake 3"])
    #expect(reports.count == 2)
  }

  @Test(arguments: ListKind.allCases)
  func choosesCellRegisteredForSuperclass(kind: ListKind) {
    let screen = Screen(kind)
    screen.register(AnimalCell.self, AnimalRow.self, for: Animal.self)

    screen.show([Animal("cow"), Dog("Rex")])

    #expect(screen.texts == ["cow", "Rex"])
  }

  @Test(arguments: ListKind.allCases)
  func choosesCellRegisteredForProtocol(kind: ListKind) {
    let screen = Screen(kind)
    screen.register(NamedCell.self, NamedRow.self, for: (any Named).self)
    screen.register(AnimalCell.self, AnimalRow.self, for: Animal.self)

    screen.show([Station.north, Animal("cow"), Station.south] as [any Named])

    #expect(screen.texts == ["north station", "cow", "south station"])
  }

  @Test(arguments: ListKind.allCases)
  func doesNotReuseCellsOfReplacedRegistration(kind: ListKind) {
    let screen = Screen(kind)
    screen.register(QuakeCell.self, QuakeRow.self, for: "quake")
    screen.show((0..<30).map { Quake(id: $0) })
    screen.register(BigQuakeCell.self, BigQuakeRow.self, for: "quake")

    let (_, reports) = Reports.collecting {
      screen.show((0..<30).map { Quake(id: $0, text: "!") })
      screen.scroll(to: 600)
      screen.scroll(to: 0)
    }

    #expect(screen.texts.allSatisfy { $0.hasPrefix("big quake") })
    #expect(reports.isEmpty)
  }

  @Test(arguments: ListKind.allCases)
  func showsPlaceholderAndReportsModelTypeOnceWithoutCell(kind: ListKind) {
    let screen = Screen(kind)
    let (_, reports) = Reports.collecting {
      screen.show([Item(1), Item(2), Quake(id: 3)])
      screen.show([Item(1, "new"), Item(2), Quake(id: 3)])
    }

    #expect(screen.texts == ["No cell for Item", "No cell for Item", "No cell for Quake"])
    #expect(
      reports.map(\.text) == [
        """
        No cell is registered for a row's model of type Item, so a placeholder shows. Before you apply the list, call \
        adapter.register(…, for: Item.self), or declare Rows(…, cell: …).
        """,
        """
        No cell is registered for a row's model of type Quake, so a placeholder shows. Before you apply the list, call \
        adapter.register(…, for: Quake.self) or for "quake", or declare Rows(…, cell: …).
        """,
      ]
    )
  }

  @Test(arguments: ListKind.allCases)
  func replacesPlaceholdersAfterRegistration(kind: ListKind) {
    let screen = Screen(kind)
    let (_, reports) = Reports.collecting { screen.show([Item(1), Item(2)]) }
    screen.register(ItemCell.self, ItemInCollection.self, for: Item.self)

    screen.show([Item(1, "new"), Item(2)])

    #expect(reports.count == 1)
    #expect(screen.texts == ["new", "item 2"])
  }

  @Test(arguments: ListKind.allCases)
  func newRegistrationAppliesToNextList(kind: ListKind) {
    let screen = Screen(kind)
    screen.register(ItemCell.self, ItemInCollection.self, for: Item.self)
    screen.show(Item.many(0..<40))
    screen.register(OtherItemCell.self, OtherItemInCollection.self, for: Item.self)

    screen.show(Item.many(0..<40))

    #expect(screen.texts.allSatisfy { $0.hasPrefix("other item") })
  }

  @Test(arguments: ListKind.allCases)
  func showsPlaceholderWhenRowChangesToModelWithoutCell(kind: ListKind) {
    let screen = Screen(kind)
    screen.register(PlainQuakeCell.self, PlainQuakeRow.self, for: PlainQuake.self)
    let (_, reports) = Reports.collecting {
      screen.show([PlainQuake()])
      screen.show([PlainNote()])
      screen.show([PlainQuake()])
    }

    #expect(screen.texts == ["plain quake"])
    #expect(reports.count == 3)
  }
}

extension Screen {
  fileprivate func show<Model>(_ models: [Model]) {
    show(ListSource { ListSection("feed") { Rows(models) } })
  }

  fileprivate func show(_ models: [any Identifiable]) {
    show(ListSource { ListSection("feed") { Rows(models) } })
  }
}

/// Models, and their cells in table views and in collection views.
extension MixedKindsTests {
  typealias QuakeCell = TextedCell<Quake>
  typealias QuakeRow = TextedItem<Quake>
  typealias BigQuakeCell = BigTextedCell<Quake>
  typealias BigQuakeRow = BigTextedItem<Quake>
  typealias NoteCell = TextedCell<Note>
  typealias NoteRow = TextedItem<Note>
  typealias AnimalCell = TextedCell<Animal>
  typealias AnimalRow = TextedItem<Animal>
  typealias PlainQuakeCell = TextedCell<PlainQuake>
  typealias PlainQuakeRow = TextedItem<PlainQuake>

  struct Quake: Texted, CellModel, Identifiable, Equatable {
    var id: Int
    var isBig = false
    var text = ""
    var shownText: String { "quake \(id)\(text)" }
    var reuseIdentifier: String { isBig ? "quake.big" : "quake" }
  }

  struct Note: Texted, CellModel, Identifiable, Equatable {
    var id: Int
    var shownText: String { "note \(id)" }
  }

  protocol Named: Identifiable {
    var name: String { get }
  }

  enum Station: String, Named {
    case north
    case south
    var id: Self { self }
    var name: String { "\(rawValue) station" }
  }

  class Animal: Named, Texted {
    let name: String
    var shownText: String { name }

    init(_ name: String) {
      self.name = name
    }
  }

  final class Dog: Animal {}

  final class NamedCell: UITableViewCell, ViewConfigurable {
    func configure(with named: any Named) {
      textLabel?.text = named.name
    }
  }

  final class NamedRow: TextItem, ViewConfigurable {
    func configure(with named: any Named) {
      show(named.name)
    }
  }

  struct PlainQuake: Texted {
    var shownText: String { "plain quake" }
  }

  struct PlainNote {}
}
