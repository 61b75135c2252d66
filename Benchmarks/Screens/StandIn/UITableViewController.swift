#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit

  // The stand-in's list views call no methods that only a subclass implements, so each method that a screen overrides
  // is declared here.

  /// A controller of a table view (`developer.apple.com/documentation/uikit/uitableviewcontroller`).
  class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    var tableView: UITableView!

    init(style: UITableView.Style) {
      tableView = UITableView(frame: .zero, style: style)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = tableView
      (tableView.dataSource, tableView.delegate) = (self, self)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
  }

  /// A controller of a collection view (`developer.apple.com/documentation/uikit/uicollectionviewcontroller`).
  class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    var collectionView: UICollectionView!

    init(collectionViewLayout layout: UICollectionViewLayout) {
      collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      view = collectionView
      (collectionView.dataSource, collectionView.delegate) = (self, self)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    {
      UICollectionViewCell(frame: .zero)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
  }
#endif
