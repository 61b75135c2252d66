import ListSource
import PlatformUIKit
import StrategyTable

final class PickerController: ListTableController, EventHandling {
  static let table = StrategyTable<PickerController> {
    On(.contactsSearched, with: \.searchText) { owner, text, _ in owner.query = text }
    On(message: SelectionChanged.self) { owner, new, _ in owner.title = "\(new.selectedIDs.count) selected" }
  }
  private let contacts: [Contact]
  private var query = "" { didSet { setNeedsList() } }

  init(_ contacts: [Contact]) {
    self.contacts = contacts
    super.init()
    title = "0 selected"
    selection = .multiple
    showsIndex = true
    makeSearchable(emits: .contactsSearched, placeholder: "Name")
    navigationItem.rightBarButtonItem = UIBarButtonItem("Done", emits: .contactsPicked, from: self) {
      [weak self] in [.contactIDs: self?.selectedIDs ?? []]
    }
  }

  override var list: ListSource {
    .grouped(contacts.matching(query), by: \.initial, sortedBy: <) { initial, contacts in
      ListSection(initial, title: initial) { Rows(contacts, text: \.name) }
    }
  }
}
