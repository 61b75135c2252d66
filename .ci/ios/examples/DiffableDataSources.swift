import Foundation
import UIKit

final class BooksController: UITableViewController {
  private final class Source: UITableViewDiffableDataSource<String, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section)
    }
    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { snapshot().sectionIdentifiers }
  }

  private lazy var source = Source(tableView: tableView) { tableView, indexPath, _ in
    tableView.dequeueReusableCell(withIdentifier: "Book", for: indexPath)
  }

  init() { super.init(style: .plain) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let book = source.itemIdentifier(for: indexPath), source.indexPath(for: book) == indexPath else { return }
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["A"])
    snapshot.appendItems([1, book], toSection: "A")
    snapshot.appendItems([2])
    snapshot.reconfigureItems([book])
    source.apply(snapshot)
  }
}

final class CoversController: UICollectionViewController {
  init() { super.init(collectionViewLayout: UICollectionViewFlowLayout()) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  func makeSource() -> UICollectionViewDiffableDataSource<Int, String> {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.apply(NSDiffableDataSourceSnapshot(), animatingDifferences: false) {}
    return source
  }
}

@MainActor
func compose(in field: UITextField, _ view: UITextView) -> Bool {
  field.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
  view.setMarkedText(nil, selectedRange: NSRange())
  field.unmarkText()
  view.unmarkText()
  return field.markedTextRange == nil && view.markedTextRange == nil
}

final class Notes: NSObject, UITextViewDelegate {
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    !text.isEmpty
  }
}
