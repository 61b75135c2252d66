import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

/// Cells of a wrong class, which the app registered under the list's identifier. A table view accepts
/// another cell instead; a collection view accepts only the dequeued one.
@MainActor
@Suite
struct WrongCellTests {
  @Test(arguments: ListKind.inRows)
  func reportsCellOfWrongClass(kind: ListKind) {
    let (screen, view) = (Screen(kind), kind.words.view)
    screen.register(TremorCell.self, TremorItem.self, for: "quake")
    show([Tremor(id: 1)], on: screen)
    if kind == .table {
      screen.table.register(ItemCell.self, forCellReuseIdentifier: "quake")
    } else {
      screen.collection.register(ItemInCollection.self, forCellWithReuseIdentifier: "quake")
    }

    let (_, reports) = Reports.collecting {
      show([Tremor(id: 1), Tremor(id: 2), Tremor(id: 3)], on: screen)
      show([Tremor(id: 1), Tremor(id: 2, text: "!")], on: screen)
    }

    let names = kind == .table ? ["ItemCell", "TremorCell"] : ["ItemInCollection", "TremorItem"]
    #expect(screen.texts == ["quake 1", kind == .table ? "No TremorCell here" : ""])
    #expect(
      reports.map(\.text) == [
        """
        The \(view) dequeued a \(names[0]) for "quake", but the list needs a \(names[1]), so the row does not show its \
        model. Do not register cells with the \(view) under an identifier that the list uses.
        """
      ]
    )
  }

  private func show(_ tremors: [Tremor], on screen: Screen) {
    screen.show(ListSource { ListSection("feed") { Rows(tremors) } })
  }
}

private struct Tremor: CellModel, Identifiable, Equatable {
  var id: Int
  var text = ""
  var reuseIdentifier: String { "quake" }
}

private final class TremorCell: UITableViewCell, ViewConfigurable {
  func configure(with tremor: Tremor) {
    textLabel?.text = "quake \(tremor.id)\(tremor.text)"
  }
}

private final class TremorItem: TextItem, ViewConfigurable {
  func configure(with tremor: Tremor) {
    show("quake \(tremor.id)\(tremor.text)")
  }
}
