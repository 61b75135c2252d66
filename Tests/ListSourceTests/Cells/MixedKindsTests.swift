import Foundation
import KitSupport
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct MixedKindsTests {
  private let screen = Screen()

  @Test
  func cellIsChosenByTheTypeOfEachModel() {
    screen.adapter.register(QuakeCell.self, for: Quake.self)
    screen.adapter.register(NoteCell.self, for: Note.self)

    show([Quake(id: 1), Note(id: 1), Quake(id: 2)])

    #expect(screen.texts == ["quake 1", "note 1", "quake 2"])
  }

  @Test
  func cellIsChosenByTheIdentifierThatEachModelNames() {
    screen.adapter.register(QuakeCell.self, for: "quake")
    screen.adapter.register(BigQuakeCell.self, for: "quake.big")

    show([Quake(id: 1), Quake(id: 2, isBig: true), Quake(id: 3)])

    #expect(screen.texts == ["quake 1", "big quake 2", "quake 3"])
  }

  @Test
  func identifierCountsBeforeTheType() {
    screen.adapter.register(QuakeCell.self, for: Quake.self)
    screen.adapter.register(BigQuakeCell.self, for: "quake.big")

    show([Quake(id: 1), Quake(id: 2, isBig: true)])

    #expect(screen.texts == ["quake 1", "big quake 2"])
  }

  @Test
  func identifierOfCellsForAnotherModelIsPassedOver() {
    screen.adapter.register(NoteCell.self, for: "quake")
    screen.adapter.register(QuakeCell.self, for: Quake.self)

    show([Quake(id: 1)])

    #expect(screen.texts == ["quake 1"])
  }

  @Test
  func cellThatRowsNameCountsBeforeAll() {
    screen.adapter.register(BigQuakeCell.self, for: "quake")

    screen.show(ListSource { ListSection("feed") { Rows([Quake(id: 1)], cell: QuakeCell.self) } })

    #expect(screen.texts == ["quake 1"])
  }

  @Test
  func modelsNeedNotBeCellModels() {
    screen.adapter.register(ItemCell.self, for: Item.self)

    show([Item(1), Item(2)])

    #expect(screen.texts == ["item 1", "item 2"])
  }

  @Test
  func optionalModelsAreWhatTheyWrap() {
    screen.adapter.register(QuakeCell.self, for: Quake.self)

    let (_, reports) = Reports.collecting { show([Quake(id: 1), nil, Quake(id: 3)] as [Quake?]) }

    #expect(screen.texts == ["quake 1", "No cell for Optional<Quake>", "quake 3"])
    #expect(reports.count == 2)
  }

  @Test
  func objectsMayBeOfAClassThatInherits() {
    screen.adapter.register(AnimalCell.self, for: Animal.self)

    show([Animal("cow"), Dog("Rex")])

    #expect(screen.texts == ["cow", "Rex"])
  }

  @Test
  func modelsMayBeRegisteredByAProtocol() {
    screen.adapter.register(NamedCell.self, for: (any Named).self)
    screen.adapter.register(AnimalCell.self, for: Animal.self)

    show([Station.north, Animal("cow"), Station.south] as [any Named])

    #expect(screen.texts == ["north station", "cow", "south station"])
  }

  @Test
  func laterRegistrationCounts() {
    screen.adapter.register(QuakeCell.self, for: "quake")
    show([Quake(id: 1)])
    screen.adapter.register(BigQuakeCell.self, for: "quake")

    show([Quake(id: 1, text: "!"), Quake(id: 2)])

    #expect(screen.texts == ["big quake 1!", "big quake 2"])
  }

  @Test
  func cellsOfTheEarlierClassAreNotUsedAgainForTheLater() {
    screen.adapter.register(QuakeCell.self, for: "quake")
    show((0..<30).map { Quake(id: $0) })
    screen.adapter.register(BigQuakeCell.self, for: "quake")

    let (_, reports) = Reports.collecting {
      show((0..<30).map { Quake(id: $0, text: "!") })
      screen.scroll(to: 600)
      screen.scroll(to: 0)
    }

    #expect(screen.texts.allSatisfy { $0.hasPrefix("big quake") })
    #expect(reports.isEmpty)
  }

  @Test
  func modelWithoutACellHasAPlaceholderAndIsReportedOnceForItsType() {
    let (_, reports) = Reports.collecting {
      show([Item(1), Item(2), Quake(id: 3)])
      show([Item(1, "new"), Item(2), Quake(id: 3)])
    }

    #expect(screen.texts == ["No cell for Item", "No cell for Item", "No cell for Quake"])
    #expect(
      reports.map(\.message) == [
        """
        A row shows a Item, and no cell is registered that can: a placeholder stands there. Before the list is applied \
        say adapter.register(…, for: Item.self), or declare Rows(…, cell: …).
        """,
        """
        A row shows a Quake, and no cell is registered that can: a placeholder stands there. Before the list is applied \
        say adapter.register(…, for: Quake.self) or for "quake", or declare Rows(…, cell: …).
        """,
      ]
    )
  }

  @Test
  func placeholdersGoWithTheNextListOnceThereAreCells() {
    let (_, reports) = Reports.collecting { show([Item(1), Item(2)]) }
    screen.adapter.register(ItemCell.self, for: Item.self)

    show([Item(1, "new"), Item(2)])

    #expect(reports.count == 1)
    #expect(screen.texts == ["new", "item 2"])
  }

  @Test
  func cellsThatAreRegisteredInPlaceOfOthersShowTheNextList() {
    screen.adapter.register(ItemCell.self, for: Item.self)
    show(Item.many(0..<40))
    screen.adapter.register(OtherItemCell.self, for: Item.self)

    show(Item.many(0..<40))

    #expect(screen.texts.allSatisfy { $0.hasPrefix("other item") })
  }

  @Test
  func placeholderComesWhereARowChangesToAModelWithoutACell() {
    screen.adapter.register(PlainQuakeCell.self, for: PlainQuake.self)
    let (_, reports) = Reports.collecting {
      show([PlainQuake()])
      show([PlainNote()])
      show([PlainQuake()])
    }

    #expect(screen.texts == ["plain quake"])
    #expect(reports.count == 3)
  }

  @Test
  func cellOfAnotherClassUnderTheIdentifierIsReplacedByAPlaceholderAndReported() {
    screen.adapter.register(QuakeCell.self, for: "quake")
    show([Quake(id: 1)])
    screen.table.register(ItemCell.self, forCellReuseIdentifier: "quake")

    let (_, reports) = Reports.collecting {
      show([Quake(id: 1), Quake(id: 2), Quake(id: 3)])
      show([Quake(id: 1), Quake(id: 2, text: "!")])
    }

    #expect(screen.texts == ["quake 1", "No QuakeCell here"])
    #expect(
      reports.map(\.message) == [
        """
        The table view made a ItemCell for "quake", where the list needs a QuakeCell: the row does not show its model. \
        Do not register cells with the table view under an identifier that the list uses.
        """
      ]
    )
  }

  private func show<Model>(_ models: [Model]) {
    screen.show(ListSource { ListSection("feed") { Rows(models) } })
  }

  private func show(_ models: [any Identifiable]) {
    screen.show(ListSource { ListSection("feed") { Rows(models) } })
  }
}

private struct Quake: CellModel, Identifiable, Equatable {
  var id: Int
  var isBig = false
  var text = ""
  var reuseIdentifier: String { isBig ? "quake.big" : "quake" }
}

private class QuakeCell: UITableViewCell, ViewConfigurable {
  func configure(with quake: Quake) {
    textLabel?.text = "quake \(quake.id)\(quake.text)"
  }
}

private final class BigQuakeCell: QuakeCell {
  override func configure(with quake: Quake) {
    super.configure(with: quake)
    textLabel?.text = "big \(said)"
  }
}

private struct Note: CellModel, Identifiable, Equatable {
  var id: Int
}

private final class NoteCell: UITableViewCell, ViewConfigurable {
  func configure(with note: Note) {
    textLabel?.text = "note \(note.id)"
  }
}

private protocol Named: Identifiable {
  var name: String { get }
}

private enum Station: String, Named {
  case north
  case south
  var id: Self { self }
  var name: String { "\(rawValue) station" }
}

private class Animal: Named {
  let name: String

  init(_ name: String) {
    self.name = name
  }
}

private final class Dog: Animal {}

private final class AnimalCell: UITableViewCell, ViewConfigurable {
  func configure(with animal: Animal) {
    textLabel?.text = animal.name
  }
}

private final class NamedCell: UITableViewCell, ViewConfigurable {
  func configure(with named: any Named) {
    textLabel?.text = named.name
  }
}

private struct PlainQuake {}

private final class PlainQuakeCell: UITableViewCell, ViewConfigurable {
  func configure(with model: PlainQuake) {
    textLabel?.text = "plain quake"
  }
}

private struct PlainNote {}
