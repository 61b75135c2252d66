import Foundation
import KitSupport
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Cells of a class that the list does not expect, because the app registered it under the list's identifier. A table
/// view shows another cell in their place; a collection view takes no other than the one that it dequeued.
@MainActor
@Suite
struct WrongCellTests {
  @Test
  func cellOfAnotherClassUnderTheIdentifierIsReplacedByAPlaceholderAndReported() {
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
      reports.map(\.message) == [
        """
        The table view made a ItemCell for "quake", where the list needs a TremorCell: the row does not show its model. \
        Do not register cells with the table view under an identifier that the list uses.
        """
      ]
    )
  }

  @Test
  func cellOfAnotherClassUnderTheIdentifierOfACollectionViewIsReported() {
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
      reports.map(\.message) == [
        """
        The collection view made a ItemInCollection for "quake", where the list needs a TremorItem: the row does \
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

private final class TremorItem: SayingItem, ViewConfigurable {
  func configure(with tremor: Tremor) {
    say("quake \(tremor.id)\(tremor.text)")
  }
}
