import ListSource
import StrategyTable
import UIKit

extension RowEvents {
  static let itemToggled = RowEvent<PackingItem>("packing.itemToggled")
  static let itemRemoved = RowEvent<PackingItem>("packing.itemRemoved")
}

struct PackingItem: Identifiable, Equatable {
  let id: Int
  var name: String
  var isPacked = false
}

final class PackingController: ListTableController, EventHandling {
  static let table = StrategyTable<PackingController> {
    On(row: \.itemToggled) { controller, item, _ in
      for index in controller.items.indices where controller.items[index].id == item.id {
        controller.items[index].isPacked.toggle()
      }
    }
    On(row: \.itemRemoved) { controller, item, _ in
      controller.items.removeAll { $0.id == item.id }
    }
  }

  var items: [PackingItem] {
    didSet { setNeedsList() }
  }

  init(_ items: [PackingItem]) {
    self.items = items
    super.init(.insetGrouped)
    title = "Packing"
    emptyText = "Nothing to pack"
  }

  override var list: ListSource {
    let (packed, missing) = (items.filter(\.isPacked), items.filter { !$0.isPacked })
    return ListSource {
      ListSection("missing", title: "Missing") {
        Rows(missing, text: \.name)
          .emits(row: .itemToggled)
          .swipe(.trailing) { _ in
            RowAction("Remove", style: .destructive, row: .itemRemoved)
          }
      }
      if !packed.isEmpty {
        ListSection("packed", title: "Packed") {
          Rows(packed, text: \.name).emits(row: .itemToggled)
        }
      }
    }
  }
}
