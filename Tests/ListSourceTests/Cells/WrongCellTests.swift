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
  @Test
  func replacesCellOfWrongClassByPlaceholderAndReports() {
    let screen = Screen()
    screen.adapter.register(TremorCell.self, for: "quake")
    show([Tremor(id: 1)], on: screen)
    screen.table.register(ItemCell.self, forCellReuseIdentifier: "quake")

    let (_, reports) = Reports.collecting {
      show([Tremor(id: 1), Tremor(id: 2), Tremor(id: 3)], on: screen)
      show([Tremor(id: 1), Tremor(id: 2, text: "!")], on: screen)
    }

    #expect(screen.texts == ["quake 1", "No TremorCell here"])
    #expect(
      reports.map(\.text) == [
        """
        The table view dequeued a ItemCell for "quake", but the list needs a TremorCell, so the row does not show its \
        model. Do not register cells with the table view under an identifier that the list uses.
        """
      ]
    )
  }

  @Test
  func reportsCellOfWrongClassInCollectionView() {
    let screen = Screen(.list)
    screen.adapter.register(TremorItem.self, for: "quake")
    show([Tremor(id: 1)], on: screen)
    screen.collection.register(ItemInCollection.self, forCellWithReuseIdentifier: "quake")

    let (_, reports) = Reports.collecting {
      show([Tremor(id: 1), Tremor(id: 2), Tremor(id: 3)], on: screen)
      show([Tremor(id: 1), Tremor(id: 2, text: "!")], on: screen)
    }

    #expect(screen.texts == ["quake 1", ""])
    #expect(
      reports.map(\.text) == [
        """
        The collection view dequeued a ItemInCollection for "quake", but the list needs a TremorItem, so the row does \
        not show its model. Do not register cells with the collection view under an identifier that the list uses.
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
