import ListSource
import PlatformUIKit
import StrategyTable

final class PhotosController: ListCollectionController, EventHandling {
  static let table = StrategyTable<PhotosController> {
    On(message: SelectionChanged.self) { controller, change, _ in
      controller.title = "\(change.selectedIDs.count) selected"
    }
  }
  var photos: [Photo] { didSet { setNeedsList() } }

  init(_ photos: [Photo]) {
    self.photos = photos
    super.init(.grid(columns: 3, spacing: 2, height: .ratio(1)))
    title = "0 selected"
    selection = .multiple
  }

  override var list: ListSource { ListSource { Rows(photos, cell: KitPhotoCell.self) } }
}
