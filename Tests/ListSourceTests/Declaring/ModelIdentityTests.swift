import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

/// Row identity for all kinds of models.
@MainActor
@Suite
struct ModelIdentityTests {
  private let screen = Screen()

  @Test
  func modelWithoutIdIsIdentifiedByPositionAndReportedOnce() {
    struct Word {
      var text: String
    }
    func source(_ words: [String]) -> ListSource {
      ListSource {
        ListSection("words") {
          Rows([Word(text: "a")] + words.map(Word.init), cell: UITableViewCell.self) { cell, word, _ in
            cell.textLabel?.text = word.text
          }
        }
      }
    }

    let (_, reports) = Reports.collecting {
      screen.show(source(["b", "c"]))
      let cells = screen.table.visibleCells
      screen.show(source(["x", "b", "c"]))
      #expect(screen.table.visibleCells.dropLast() == cells[...])
    }

    #expect(screen.texts == ["a", "x", "b", "c"])
    #expect(
      reports.map(\.text) == [
        """
        Models of type Word are not Identifiable. Their rows are identified by position and reconfigured by every \
        list. Make Word Identifiable, or give its rows an id by .id { … }.
        """
      ]
    )
  }

  @Test
  func eachScopeReportsModelWithoutId() {
    struct Letter {
      var text: String
    }
    func report() -> Int {
      Reports.collecting {
        screen.show(
          ListSource {
            ListSection("letters") { Rows([Letter(text: "a")], cell: UITableViewCell.self) { _, _, _ in } }
          }
        )
      }.1.count
    }

    let counts = (report(), report())

    #expect(counts == (1, 1))
  }

  @Test
  func rowsIdentifiedByPositionAreAlwaysReconfigured() {
    struct Number: Equatable {
      var value: Int
    }
    var configured: [Int] = []
    func show(_ numbers: [Int]) {
      screen.show(
        ListSource.oneSection {
          Rows(numbers.map(Number.init), cell: UITableViewCell.self) { _, number, _ in
            configured.append(number.value)
          }
        }
      )
    }

    let (_, reports) = Reports.collecting {
      show([1, 2])
      show([1, 2, 3])
    }

    #expect(configured.sorted() == [1, 1, 2, 2, 3])
    #expect(reports.count == 1)
  }

  @Test
  func declaredIdIdentifiesRows() {
    struct Word: Equatable {
      var text: String
    }
    func source(_ words: [String]) -> ListSource {
      ListSource {
        ListSection("words") {
          Rows(words.map(Word.init), cell: UITableViewCell.self) { cell, word, _ in
            cell.textLabel?.text = word.text
          }
          .id(\.text)
        }
      }
    }

    let (_, reports) = Reports.collecting {
      screen.show(source(["a", "b", "c"]))
      let kept = screen.cell(2)
      screen.show(source(["c", "a"]))
      #expect(screen.cell(0) === kept)
    }

    #expect(screen.texts == ["c", "a"])
    #expect(reports.isEmpty)
  }

  /// The ways to declare rows of the same objects.
  nonisolated static let hierarchies = [
    "base", "protocol", "generic", "cell", "configure", "content", "id", "id in generic code", "groups",
  ]

  @Test(arguments: hierarchies)
  func sameIdOfBaseAndSubclassIsTwoRows(form: String) {
    let shapes = [Shape(1), Circle(2), Circle(1)]
    let rows = Self.rows(shapes, as: form)

    let (ids, reports) = Reports.collecting {
      ListSource { ListSection("shapes") { rows } }.snapshot.sections[0].rows
    }

    #expect(ids == shapes.map { RowIdentity($0) })
    #expect(reports.isEmpty)
  }

  @Test(arguments: hierarchies, hierarchies)
  func rowsOfHierarchyStayHoweverDeclared(form: String, later: String) {
    let list = { (shapes: [Shape], form: String) in
      ListSource { ListSection("shapes") { Self.rows(shapes, as: form) } }
    }

    let (stages, _) = Reports.collecting {
      ListChanges(from: list([Shape(1), Circle(1)], form), to: list([Circle(1), Shape(1)], later)).stages
    }

    #expect(stages.allSatisfy { $0.insertedRows.isEmpty && $0.deletedRows.isEmpty })
    #expect(stages.map(\.movedRows.count).reduce(0, +) == 1)
  }

  @Test
  func optionalModelsWithDeclaredIdUseWrappedType() {
    let source = ListSource {
      ListSection("items") { Rows([Item(1)] as [Item?], text: { $0?.text ?? "" }).id { $0?.id } }
    }
    let same = ListSource { ListSection("items") { Self.generic([Item(1)] as [Item?]) { $0?.id } } }

    #expect(source.snapshot.sections[0].rows == same.snapshot.sections[0].rows)
  }

  private static func rows(_ shapes: [Shape], as form: String) -> [AnyRows] {
    switch form {
    case "base": [Rows(shapes).erased]
    case "protocol": [Rows(shapes as [any Identifiable]).erased]
    case "generic": [generic(shapes)]
    case "cell": [Rows(shapes, cell: ShapeCell.self).erased]
    case "configure": [Rows(shapes, cell: UITableViewCell.self) { _, _, _ in }.erased]
    case "content": [Rows(shapes) { _, _ in UIListContentConfiguration.cell() }.erased]
    case "id": [Rows(shapes).id(\.id).erased]
    case "id in generic code": [generic(shapes) { $0.id }]
    default: shapes.map { ($0 as? Circle).map { Rows([$0]).erased } ?? Rows([$0]).erased }
    }
  }

  private static func generic<Model>(_ models: [Model]) -> AnyRows { Rows(models).erased }

  private static func generic<Model, ID: Hashable>(
    _ models: [Model],
    id: @escaping (Model) -> ID
  ) -> AnyRows {
    Rows(models).id(id).erased
  }

  @Test
  func optionalModelsUseWrappedIdentity() {
    func source(_ items: [Item?]) -> ListSource {
      ListSource.oneSection {
        Rows(items, cell: UITableViewCell.self) { cell, item, _ in
          cell.textLabel?.text = item?.text ?? "nothing"
        }
      }
    }

    let (_, reports) = Reports.collecting {
      screen.show(source([Item(1), nil, Item(2)]))
      let kept = screen.cell(2)
      screen.show(source([Item(2), nil, Item(1, "new")]))
      #expect(screen.cell(0) === kept)
    }

    #expect(screen.texts == ["item 2", "nothing", "new"])
    #expect(reports.count == 1)
  }

  @Test
  func modelBehindProtocolIsTheSameRow() {
    func source(_ models: [any Identifiable]) -> ListSource {
      ListSource { ListSection("feed") { Rows(models) } }
    }
    screen.adapter.register(ItemCell.self, for: Item.self)
    screen.show(source([Item(1), Item(2)]))
    let (first, second) = (screen.cell(0) as? ItemCell, screen.cell(1) as? ItemCell)

    screen.show(source([Item(2, "new"), Item(1)]))

    #expect(screen.cell(0) === second && screen.cell(1) === first)
    #expect(second?.shown == ["item 2", "new"])
    #expect(first?.shown == ["item 1"])
  }
}

private class Shape: Identifiable, Equatable {
  let id: Int

  init(_ id: Int) {
    self.id = id
  }

  static func == (one: Shape, other: Shape) -> Bool { one.id == other.id }
}

private final class Circle: Shape {}

private final class ShapeCell: UITableViewCell, ViewConfigurable {
  func configure(with shape: Shape) {}
}
