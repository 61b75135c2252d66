import Foundation
import PlatformUIKit

final class PlainPickerController: UITableViewController, UISearchResultsUpdating {
  private final class DataSource: UITableViewDiffableDataSource<String, Contact> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      snapshot().sectionIdentifiers
    }
  }

  var onDone: (Set<Contact.ID>) -> Void = { _ in }
  private let contacts: [Contact]
  private var selectedIDs: Set<Contact.ID> = [] { didSet { title = "\(selectedIDs.count) selected" } }
  private lazy var dataSource = DataSource(tableView: tableView) { tableView, indexPath, contact in
    let cell = tableView.dequeueReusableCell(withIdentifier: "Contact", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = contact.name
    cell.contentConfiguration = content
    return cell
  }

  init(_ contacts: [Contact]) {
    self.contacts = contacts
    super.init(style: .plain)
    title = "0 selected"
    let done = UIAction(title: "Done") { [weak self] _ in if let self { onDone(selectedIDs) } }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: done)
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Name"
    navigationItem.searchController = search
    definesPresentationContext = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelection = true
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Contact")
    show(contacts)
  }

  func updateSearchResults(for searchController: UISearchController) {
    show(contacts.matching(searchController.searchBar.text ?? ""))
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let contact = dataSource.itemIdentifier(for: indexPath) { selectedIDs.insert(contact.id) }
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    if let contact = dataSource.itemIdentifier(for: indexPath) { selectedIDs.remove(contact.id) }
  }

  private func show(_ shown: [Contact]) {
    var snapshot = NSDiffableDataSourceSnapshot<String, Contact>()
    for (initial, contacts) in Dictionary(grouping: shown, by: \.initial).sorted(by: { $0.key < $1.key }) {
      snapshot.appendSections([initial])
      snapshot.appendItems(contacts)
    }
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
    tableView.reloadSectionIndexTitles()
    for contact in shown where selectedIDs.contains(contact.id) {
      tableView.selectRow(at: dataSource.indexPath(for: contact), animated: false, scrollPosition: .none)
    }
  }
}
