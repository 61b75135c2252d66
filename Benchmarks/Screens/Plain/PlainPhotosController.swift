import Foundation
import PlatformUIKit

final class PlainPhotosController: UICollectionViewController {
  var onDetail: (Photo) -> Void = { _ in }
  var photos: [Photo] { didSet { showPhotos() } }
  private lazy var dataSource = makeDataSource()

  init(_ photos: [Photo]) {
    self.photos = photos
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .fractionalWidth(1 / 3)
    )
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3),
        heightDimension: .fractionalHeight(1)
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, repeatingSubitem: item, count: 3)
    group.interItemSpacing = .fixed(2)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 2
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    title = "0 selected"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.allowsMultipleSelection = true
    showPhotos()
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    showSelection()
  }

  override func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    showSelection()
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Photo> {
    let registration = UICollectionView.CellRegistration<PlainPhotoCell, Photo> {
      [weak self] cell, _, photo in
      cell.configure(with: photo)
      cell.onDetail = { self?.onDetail(photo) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView,
      indexPath,
      photo in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: photo)
    }
  }

  private func showPhotos() {
    guard isViewLoaded else { return }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Photo>()
    snapshot.appendSections([0])
    snapshot.appendItems(photos)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }

  private func showSelection() {
    title = "\(collectionView.indexPathsForSelectedItems?.count ?? 0) selected"
  }
}
