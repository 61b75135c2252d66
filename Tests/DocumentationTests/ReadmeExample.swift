import Foundation
import ListSource
import PlatformUIKit
import RouterEventsInspector
import StrategyTable
import TestSupport
import Testing

// snippet of README.md
extension EventName { static let itemAdded: EventName = "cart.itemAdded" }
extension UserInfoKeys { static let item = UserInfoKey<String>("item") }
// end of snippet

/// Other examples have types of the same names.
private enum Readme {
  final class ItemCell: UICollectionViewCell {
    let addButton = UIButton(type: .system)

    func show(_ tea: String) {
      addButton.setTitle("Add \(tea)", for: .normal)
      addButton.frame = contentView.bounds
      contentView.addSubview(addButton)
      // snippet of README.md
      addButton.emits(.itemAdded) { [.item: tea] }
      // end of snippet
    }
  }

  struct Contact: Identifiable, Equatable {
    static let mathematicians = [
      Contact(name: "Ada Lovelace", city: "London"), Contact(name: "Emmy Noether", city: "Göttingen"),
      Contact(name: "Felix Klein", city: "Göttingen"),
    ]

    var name: String
    var city: String

    var id: String { name }
    var initial: String { String(name.prefix(1)) }
  }

  // snippet of README.md
  final class ContactsController: ListTableController {
    var found = Contact.mathematicians { didSet { setNeedsList() } }
    override var list: ListSource {
      .grouped(found, by: \.initial, sortedBy: <) { initial, people in
        ListSection(initial, title: initial) {
          Rows(people, text: \.name, detail: \.city)
        }
      }
    }
  }
  // end of snippet
}

private final class Shop: UIViewController {
  private(set) var basket: [String] = []

  func add(_ item: String) { basket.append(item) }
}

// snippet of README.md
extension Shop: EventHandling {
  static let table = StrategyTable<Shop> {
    Call(.itemAdded, with: \.item, Shop.add)
  }
}
// end of snippet

@MainActor
@Suite
struct ReadmeExampleTests {
  @Test
  func eventOfACellReachesTheBasketAndItsRouteIsPrinted() {
    let controller = Shop()
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    let collectionView = UICollectionView(frame: bounds, collectionViewLayout: UICollectionViewFlowLayout())
    let cell = Readme.ItemCell(frame: bounds)
    controller.view = collectionView
    collectionView.addSubview(cell)
    cell.show("Tea")
    let log = EventLog.start(through: controller)

    cell.addButton.sendActions(for: .primaryActionTriggered)
    log.stop()

    #expect(controller.basket == ["Tea"])
    #expect(
      "\(log)".replacing(#/ +(in )?\d+(\.\d)? (ns|µs|ms|s)$/#.anchorsMatchLineEndings(), with: "") == """
        cart.itemAdded [item: Tea] from UIButton
          0 UIButton
          1 UIView
          2 ItemCell
          3 UICollectionView
          4 Shop              table: handled
          = handled by Shop
        """
    )
  }

  @Test
  func contactsAreGroupedWithAnIndexAndASearch() {
    let contacts = Readme.ContactsController(.plain)
    // snippet of README.md
    contacts.showsIndex = true
    contacts.makeSearchable(emits: .contactsSearched)
    // end of snippet
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: contacts)
    window.makeKeyAndVisible()
    contacts.updateListIfNeeded()
    #expect(contacts.listAdapter.sectionIndexTitles(for: contacts.tableView) == ["A", "E", "F"])
    #expect(contacts.navigationItem.searchController != nil)

    contacts.found.removeAll { $0.city == "London" }
    contacts.updateListIfNeeded()

    #expect(contacts.tableView.numberOfSections == 2)
  }
}
