import KitSupport
import Testing

@testable import ListSource

/// The traits of model types. Lists that can be compared as a whole must not fall back to a cast for each row.
@MainActor
@Suite
struct RowTraitsTests {
  @Test
  func identifiableEquatableModelsUseTheirOwnIds() {
    #expect(kind(Rows(Item.many(1...2))) == .own)
    #expect(kind(Rows(Item.many(1...2), cell: ItemCell.self)) == .own)
    #expect(kind(rows(Item.many(1...2))) == .own)
  }

  @Test
  func closureIdsHaveOneType() {
    #expect(kind(Rows(Item.many(1...2)).id(\.text)) == .given(ObjectIdentifier(String.self)))
    #expect(kind(Rows([1, 2]).id { $0 }) == .given(ObjectIdentifier(Int.self)))
  }

  @Test
  func otherModelsAreMixed() {
    #expect(kind(Rows([1, 2])) == .mixed)
    #expect(kind(Rows(Item.many(1...2) as [any Identifiable])) == .mixed)
  }

  @Test
  func rowsAreEqualHoweverDeclared() {
    let typed = ListSource { ListSection("a") { Rows(Item.many(1...4)) } }
    let mixed = ListSource { ListSection("a") { Rows(Item.many([4, 1, 2, 5]) as [any Identifiable]) } }

    let stages = ListChanges(from: typed, to: mixed).stages

    #expect(stages.first?.deletedRows == [RowIndex(section: 0, row: 2)])
    #expect(stages.first?.insertedRows == [RowIndex(section: 0, row: 3)])
    #expect(stages.first?.movedRows.count == 1)
  }

  @Test
  func closureIdBelongsToModelType() {
    let list = ListSource {
      ListSection("a") { Rows([Item(7), Station(id: 7)] as [any Numbered]).id(\.number) }
    }
    let other = ListSource {
      ListSection("a") { Rows([Station(id: 7), Item(7)] as [any Numbered]).id(\.number) }
    }

    let stages = ListChanges(from: list, to: other).stages

    #expect(stages.map(\.movedRows.count) == [1, 0])
    #expect(stages.map(\.updatedRows.count) == [0, 1])
  }

  @Test
  func otherClosureMakesOtherIds() {
    let pairs = [Pair(one: 1, other: 2), Pair(one: 2, other: 1)]
    let list = ListSource { ListSection("a") { Rows(pairs).id(\.one) } }
    let other = ListSource { ListSection("a") { Rows(pairs).id(\.other) } }

    #expect(ListChanges(from: list, to: other).stages.first?.movedRows.count == 1)
    let (count, reports) = Reports.collecting {
      ListSource {
        ListSection("a") {
          Rows([Pair(one: 1, other: 2)]).id(\.one)
          Rows([Pair(one: 5, other: 1)]).id(\.other)
        }
      }.snapshot.sections[0].rows.count
    }
    #expect(count == 1)
    #expect(reports.count == 1)
  }

  /// Makes rows in generic code, which does not know the model type.
  private func rows<Model>(_ models: [Model]) -> Rows<Model> { Rows(models) }

  private func kind<Model>(_ rows: Rows<Model>) -> RowIDKind? {
    (rows.erased as? ModelRows<Model>)?.traits.kind
  }
}

private protocol Numbered {
  var number: Int { get }
}

extension Item: Numbered {
  fileprivate var number: Int { id }
}

private struct Station: Numbered {
  let id: Int
  var number: Int { id }
}

private struct Pair: Equatable {
  let one: Int
  let other: Int
}
