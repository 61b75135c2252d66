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
  func identifiableModelsUseTheirOwnIds() {
    #expect(kind(Rows([Numeral(id: 1)])) == .identified)
    #expect(kind(rows([Numeral(id: 1)])) == .identified)
    #expect(kind(identified(Item.many(1...2)), Item.self) == .own)
  }

  /// Only the models of the subclass can be compared.
  @Test
  func equatableSubclassesAreComparedHoweverDeclared() {
    let models = [Plain(1), Sub(2), Plain(3), Sub(4)]
    let later = [Plain(1), Sub(2), Plain(3), Sub(4, "new")]
    func updates(_ rows: ([Plain]) -> AnyRows) -> [RowIndex] {
      let lists = [models, later].map { models in ListSource { ListSection(0) { rows(models) } } }
      return ListChanges(from: lists[0], to: lists[1]).stages.flatMap(\.updatedRows)
    }
    let expected = [0, 2, 3].map { RowIndex(section: 0, row: $0) }

    #expect(updates { Rows($0).erased } == expected)
    #expect(updates { self.rows($0).erased } == expected)
    #expect(updates { Rows($0 as [any Identifiable]).erased } == expected)
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

  /// Erases rows in code that does not know that their models are `Equatable`.
  private func identified<Model: Identifiable>(_ models: [Model]) -> AnyRows { Rows(models).erased }

  private func kind<Model>(_ rows: Rows<Model>) -> RowIDKind? { kind(rows.erased, Model.self) }

  private func kind<Model: Identifiable>(_ rows: Rows<Model>) -> RowIDKind? { kind(rows.erased, Model.self) }

  private func kind<Model: Identifiable & Equatable>(_ rows: Rows<Model>) -> RowIDKind? {
    kind(rows.erased, Model.self)
  }

  private func kind<Model>(_ rows: AnyRows, _ type: Model.Type) -> RowIDKind? {
    (rows as? ModelRows<Model>)?.traits.kind
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

private struct Numeral: Identifiable {
  let id: Int
}

private class Plain: Identifiable {
  let id: Int

  init(_ id: Int) {
    self.id = id
  }
}

private final class Sub: Plain, Equatable {
  let text: String

  init(_ id: Int, _ text: String = "") {
    self.text = text
    super.init(id)
  }

  static func == (one: Sub, other: Sub) -> Bool { one.text == other.text }
}

private struct Pair: Equatable {
  let one: Int
  let other: Int
}
