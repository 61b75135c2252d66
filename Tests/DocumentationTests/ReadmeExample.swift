import Foundation
import ListSource
import PlatformUIKit
import RouterEventsInspector
import StrategyTable
import TestSupport
import Testing

/// Other examples have types of the same names.
private enum Readme {
  final class ProductCell: UITableViewCell {
    let addButton = UIButton(type: .system)

    func show(_ product: String) {
      addButton.setTitle("Add \(product)", for: .normal)
      addButton.frame = contentView.bounds
      contentView.addSubview(addButton)
      // snippet of README.md
      // In a cell, which knows nobody above it:
      addButton.emits(.addTapped, on: .touchUpInside) { [.product: product] }
      // end of snippet
    }
  }

  // snippet of README.md
  // Anywhere above it:
  final class ShopController: UIViewController, EventHandling {
    static let table = StrategyTable<ShopController> {
      On(.addTapped, with: \.product) { shop, product, event in shop.basket.append(product) }
    }
    var basket: [String] = []
  }
  // end of snippet

  struct Contact: Identifiable, Equatable {
    static let mathematicians = [
      Contact(name: "Ada Lovelace", city: "London"), Contact(name: "Emmy Noether", city: "Göttingen"),
      Contact(name: "Felix Klein", city: "Göttingen"),
    ]

    var name: String
    var city: String

    var id: String { name }
    var initial: String { String(name.prefix(1)) }

    func matches(_ text: String) -> Bool { text.isEmpty || name.contains(text) || city.contains(text) }
  }

  // snippet of README.md
  final class ContactsController: ListTableController, EventHandling {
    static let table = StrategyTable<ContactsController> {
      On(.contactsSearched, with: \.searchText) { list, text, _ in
        list.found = Contact.mathematicians.filter { $0.matches(text) }
      }
    }
    var found = Contact.mathematicians { didSet { setNeedsList() } }

    override var list: ListSource {
      .grouped(found, by: \.initial, sortedBy: <) { initial, contacts in
        ListSection(initial, title: initial) {
          Rows(contacts, text: \.name, detail: \.city)
        }
      }
    }
  }
  // end of snippet
}

@MainActor
@Suite
struct ReadmeExampleTests {
  @Test
  func eventOfACellReachesTheBasketAndItsRouteIsPrinted() {
    let controller = Readme.ShopController()
    let tableView = UITableView()
    let cell = Readme.ProductCell(style: .default, reuseIdentifier: nil)
    controller.view = tableView
    tableView.addSubview(cell)
    cell.show("Tea")
    let log = EventLog.start(through: controller)

    cell.addButton.sendActions(for: .touchUpInside)
    log.stop()

    #expect(controller.basket == ["Tea"])
    #expect(
      "\(log)".replacing(#/ +(in )?\d+(\.\d)? (ns|µs|ms|s)$/#.anchorsMatchLineEndings(), with: "") == """
        cart.addTapped [product: Tea] from UIButton
          0 UIButton
          1 UITableViewCellContentView
          2 ProductCell
          3 UITableView
          4 ShopController              table: handled
          = handled by ShopController
        """
    )
  }

  @Test
  func contactsAreSearchedAndGrouped() {
    let controller = Readme.ContactsController(.plain)
    controller.makeSearchable(emits: .contactsSearched)
    controller.loadViewIfNeeded()
    controller.updateListIfNeeded()
    #expect(controller.tableView.numberOfSections == 3)

    controller.routerEvent(name: .contactsSearched, userInfo: [.searchText: "Göttingen"])
    controller.updateListIfNeeded()

    #expect(controller.tableView.numberOfSections == 2)
  }
}
