public import PlatformUIKit

/// A view controller that declares a list and shows it in a collection view.
///
/// ```swift
/// final class PhotosController: ListCollectionController {
///   var photos: [Photo] = [] { didSet { setNeedsList() } }
///
///   init() { super.init(.grid(columns: 3, spacing: 2)) }
///
///   override var list: ListSource { ListSource { ListSection("photos") { Rows(photos, cell: PhotoCell.self) } } }
/// }
/// ```
///
/// For what a list controller does, see ``ListController``.
open class ListCollectionController: ListController {
  /// The collection view.
  public let collectionView: ListCollectionView

  private let adapter: CollectionAdapter

  /// The adapter of the collection view.
  public override var listAdapter: CollectionAdapter { adapter }

  /// Creates a controller with a collection view and its adapter, for example one of a subclass. Sections that declare
  /// no layout get the given one. If there is no layout at all, set your own in ``collectionView``.
  public init(
    _ layout: SectionLayout? = .list(.plain),
    adapter: @MainActor (UICollectionView) -> CollectionAdapter = { CollectionAdapter($0) }
  ) {
    collectionView = ListCollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    self.adapter = adapter(collectionView)
    self.adapter.defaultLayout = layout.map { DeclaredLayout(.shape($0)) }
    // As a table view does. UIKit may drop the safe area above a short list that does not bounce.
    collectionView.alwaysBounceVertical = true
    super.init(collectionView, self.adapter)
  }
}
