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
  }

  override var list: ListSource {
    ListSource {
      Rows(items, text: \.name)
    }
  }
}
