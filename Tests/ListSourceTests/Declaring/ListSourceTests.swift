import Foundation
import KitSupport
import ListSource
import Testing

@MainActor
@Suite
struct ListSourceTests {
  @Test
  func supportsOptionalConditionalAndRepeatedDeclarations() {
    func source(_ flag: Bool, _ optional: [Item]?) -> ListSource {
      let ready = [ListSection("ready") { Rows([Item(100)]) }]
      let gathered = [Rows([Item(8)]).erased, Rows([Item(9)]).erased]
      return ListSource {
        ListSection("first") {
          if flag { Rows([Item(1)]) }
          if let optional { Rows(optional) }
          if flag { Rows([Item(2)]) } else { Rows([Item(3)]) }
          for number in 4..<6 { Rows([Item(number)]) }
          if #available(iOS 16, macOS 13, *) { Rows([Item(6)]) }
          gathered
        }
        if flag { ListSection("optional") { Rows([Item(10)]) } }
        if flag {
          ListSection("either") { Rows([Item(11)]) }
        } else {
          ListSection("or") {}
        }
        for number in 0..<2 { ListSection(number) { Rows([Item(20 + number)]) } }
        if #available(iOS 16, macOS 13, *) { ready }
      }
    }

    #expect(
      source(true, [Item(7)]).described == [
        "first: 1 7 2 4 5 6 8 9", "optional: 10", "either: 11", "0: 20", "1: 21", "ready: 100",
      ]
    )
    #expect(source(false, nil).described == ["first: 3 4 5 6 8 9", "or:", "0: 20", "1: 21", "ready: 100"])
  }

  @Test
  func sectionsHaveDeclaredValues() {
    let view = NSObject()
    let section = ListSection("a", title: "Above", footerTitle: "Below") { Rows(Item.many(1...3)) }

    #expect(section.id == AnyHashable("a"))
    #expect(section.count == 3)
    #expect(section.header == .title("Above"))
    #expect(section.footer == .title("Below"))
    #expect(section.title(nil).header == nil)
    #expect(section.footerTitle("Other").footer == .title("Other"))
    #expect(Supplement.view(view) == .view(view))
    #expect(Supplement.view(view) != .view(NSObject()))
    #expect(Supplement.view(view) != .title("Above"))
  }

  @Test
  func listsThatShowTheSameAreEqual() {
    let source = ListSource { ListSection("a", title: "A") { Rows(Item.many(1...3)) } }

    #expect(source == ListSource { ListSection("a", title: "A") { Rows(Item.many(1...3)) } })
    #expect(
      source
        == ListSource {
          ListSection("a", title: "A") {
            Rows([Item(1)])
            Rows(Item.many(2...3))
          }
        }
    )
    #expect(source != ListSource { ListSection("b", title: "A") { Rows(Item.many(1...3)) } })
    #expect(source != ListSource { ListSection("a", title: "B") { Rows(Item.many(1...3)) } })
    #expect(source != ListSource { ListSection("a", title: "A") { Rows(Item.many(1...2)) } })
    #expect(source != ListSource { ListSection("a", title: "A") { Rows([Item(1), Item(3), Item(2)]) } })
    #expect(source != ListSource { ListSection("a", title: "A") { Rows([Item(1), Item(2), Item(3, "x")]) } })
    #expect(source != source.height(.fixed(20)))
    #expect(
      source != ListSource { ListSection("a", title: "A") { Rows(Item.many(1...3)).height(.fixed(20)) } }
    )
    #expect(
      source != ListSource { ListSection("a", title: "A") { Rows(Item.many(1...3)) }.height(.fixed(20)) }
    )
  }

  @Test
  func nonEquatableRowsAreNeverEqual() {
    struct Opaque: Identifiable {
      var id: Int
    }
    func source() -> ListSource {
      ListSource { ListSection("a") { Rows([Opaque(id: 1)]) } }
    }

    #expect(source() != source())
  }

  @Test
  func copyOfListWithoutIdsIsNotEqual() {
    struct Opaque {
      let number: Int
    }
    let (_, reports) = Reports.collecting {
      let source = ListSource { ListSection("a") { Rows([Opaque(number: 1)]) } }
      let copy = source

      #expect(source != copy)
    }

    #expect(reports.count == 1)
  }

  @Test
  func sectionIDsOfSeveralIntegerTypesAreEqual() {
    let list = ListSource {
      ListSection(1) {}
      ListSection(2) {}
    }
    let other = ListSource {
      ListSection(2 as Int8) {}
      ListSection(1 as UInt) {}
    }

    #expect(ListChanges(from: list, to: other).stages.map(\.movedSections.count) == [1])
  }

  @Test
  func changesBetweenListsNeedNoView() {
    let old = ListSource {
      ListSection("a", title: "A") { Rows(Item.many(1...3)) }
      ListSection("b") { Rows(Item.many(4...5)) }
    }
    let new = ListSource {
      ListSection("a", title: "New A") { Rows([Item(3), Item(1, "new"), Item(5)]) }
      ListSection("b") { Rows([Item(4)]) }
    }

    #expect(
      ListChanges(from: old, to: new).text == [
        "delete 0.1, move 0.2→0.0, move 1.1→0.2", "update 0.1", "update section 0",
      ]
    )
    #expect(ListChanges(from: old, to: old).isEmpty)
  }
}

extension ListSource {
  /// The sections with the ids of their items.
  fileprivate var described: [String] {
    snapshot.sections.map { section in
      section.rows.reduce("\(section.id.base):") { text, row in
        text + " " + row.description.replacingOccurrences(of: " of Item", with: "")
      }
    }
  }
}
