import ListSource
import UIKit

struct PackingItem: Identifiable, Equatable {
  let id: Int
  var name: String
  var isPacked = false
}

final class PackingController: ListTableController {
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
      }
      if !packed.isEmpty {
        ListSection("packed", title: "Packed") {
          Rows(packed, text: \.name)
        }
      }
    }
  }
}
