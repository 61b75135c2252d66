// Screens with a search, a keyboard and a transition.
import UIKit

final class SearchingScreen: UIViewController, UISearchResultsUpdating {
  private let search = UISearchController(searchResultsController: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.placeholder = "Name"
    navigationItem.searchController = search
    navigationItem.rightBarButtonItem = editButtonItem
    definesPresentationContext = true
    let bar = UISearchBar()
    bar.searchTextField.addAction(UIAction { _ in }, for: .editingChanged)
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 1),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    transitionCoordinator?.animate { _ in } completion: { [weak self] context in
      self?.isEditing = context.isCancelled
    }
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    search.isActive = !isEditing && view.keyboardLayoutGuide.layoutFrame.isEmpty
  }

  func updateSearchResults(for searchController: UISearchController) {
    title = searchController.searchBar.text ?? ""
  }
}

final class IndexedRows: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
  func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }
}

@MainActor
func flash(_ table: UITableView) {
  table.reloadSectionIndexTitles()
  table.flashScrollIndicators()
  var content = UIListContentConfiguration.cell()
  content.textProperties.alignment = .center
}

@MainActor
func ask(in controller: UIViewController, at view: UIView, _ answer: @escaping @MainActor (Bool) -> Void) {
  let sheet = UIAlertController(title: "Delete the order?", message: nil, preferredStyle: .actionSheet)
  sheet.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in answer(true) })
  sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in answer(false) })
  sheet.popoverPresentationController?.sourceView = view
  sheet.popoverPresentationController?.sourceRect = view.bounds
  controller.present(sheet, animated: true)
}
