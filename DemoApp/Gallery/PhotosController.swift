import ListSource
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension RowEvents {
  /// The user tapped a photo, or chose its menu's first action.
  static let photoLiked = RowEvent<Photo>("photo.liked")

  /// The user deleted a photo.
  static let photoDeleted = RowEvent<Photo>("photo.deleted")
}

/// Photos in a waterfall, below a carousel of those that the user likes.
final class PhotosController: ListCollectionController, EventHandling {
  static let table = StrategyTable<PhotosController> {
    On(row: \.photoLiked) { controller, photo, _ in
      let isLiked = controller.liked.contains(photo.id)
      controller.liked = controller.liked.filter { $0 != photo.id } + (isLiked ? [] : [photo.id])
    }
    On(row: \.photoDeleted) { controller, photo, _ in controller.photos.removeAll { $0.id == photo.id } }
  }

  private(set) var photos = Photo.all { didSet { setNeedsList() } }
  private(set) var liked = ["Lake", "Forest"] { didSet { setNeedsList() } }

  init() {
    super.init(.waterfall(columns: 2, spacing: 8))
    title = "Photos"
    emptyText = "No photos"
  }

  override var list: ListSource {
    let favorites = liked.compactMap { id in photos.first { $0.id == id } }
    return ListSource {
      if !favorites.isEmpty {
        ListSection("liked", title: "Liked") { rows(favorites).id { ["liked", $0.id] } }
          .layout(.carousel(width: .fraction(0.8), height: .points(120), paging: .groupPaging).insets(.zero))
      }
      if !photos.isEmpty { ListSection("all", title: "All photos") { rows(photos) } }
    }
  }

  private func rows(_ photos: [Photo]) -> Rows<Photo> {
    Rows(photos, cell: PhotoCell.self).emits(row: .photoLiked).menu { [liked] photo in
      RowAction("Like", image: "heart", state: liked.contains(photo.id) ? .on : .off, row: .photoLiked)
      RowAction("Delete", image: "trash", style: .destructive, row: .photoDeleted)
        .confirmation("This cannot be undone.", button: "Delete Photo")
    }
  }
}

/// A photo, whose shape is known before it shows.
struct Photo: CellModel, Identifiable, Equatable {
  var title: String
  var ratio: Double
  var color: UIColor

  var id: String { title }
  var height: CellHeight { .aspectRatio(ratio) }

  static let all = [
    Photo(title: "Lake", ratio: 1.5, color: .systemBlue),
    Photo(title: "Forest", ratio: 0.7, color: .systemGreen),
    Photo(title: "Dunes", ratio: 1, color: .systemOrange),
    Photo(title: "Dusk", ratio: 1.8, color: .systemIndigo),
    Photo(title: "Poppies", ratio: 0.8, color: .systemRed),
    Photo(title: "Fog", ratio: 1.2, color: .systemBlue),
    Photo(title: "Wheat", ratio: 1.5, color: .systemOrange),
    Photo(title: "Reef", ratio: 0.6, color: .systemIndigo),
  ]
}

/// A photo with its title.
final class PhotoCell: UICollectionViewCell, ViewConfigurable {
  func configure(with photo: Photo) {
    var content = UIListContentConfiguration.cell()
    content.text = photo.title
    content.textProperties.color = .white
    contentConfiguration = content
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = photo.color
    backgroundConfiguration = background
  }
}
