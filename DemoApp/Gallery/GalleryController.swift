import ListSource
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension RowEvents {
  /// The user selected a screen of the gallery.
  static let galleryScreenSelected = RowEvent<GalleryScreen>("gallery.screenSelected")
}

/// A list of complete screens, each in a file of its own.
final class GalleryController: ListTableController, EventHandling {
  static let table = StrategyTable<GalleryController> {
    On(row: \.galleryScreenSelected) { controller, screen, _ in
      controller.navigationController?.pushViewController(screen.make(), animated: true)
    }
  }

  static let screens = [
    GalleryScreen(title: "Form", detail: "Settings, each row a key path") { FormController() },
    GalleryScreen(title: "Contacts", detail: "An index, a search and a selection") { ContactsController() },
    GalleryScreen(title: "Checkout", detail: "It asks for discounts and payments") { CheckoutController() },
    GalleryScreen(title: "Chat", detail: "A window that follows its end") { ChatController() },
    GalleryScreen(title: "Feed", detail: "A store, and likes that show at once") { FeedController() },
    GalleryScreen(title: "To-dos", detail: "Keys, reordering and undo") { TodoController() },
    GalleryScreen(title: "Files", detail: "An outline, some of it in the cloud") { FilesController() },
    GalleryScreen(title: "Photos", detail: "A waterfall below a carousel") { PhotosController() },
  ]

  init() {
    super.init(.insetGrouped)
    title = "Gallery"
  }

  override var list: ListSource {
    ListSource {
      ListSection("screens") {
        Rows(Self.screens, cell: GalleryCell.self).emits(row: .galleryScreenSelected)
      }
    }
  }
}

/// A screen of the gallery.
struct GalleryScreen: Identifiable {
  var title: String
  var detail: String

  /// Creates the controller of the screen.
  var make: @MainActor () -> UIViewController

  var id: String { title }
}

/// A row that leads to a screen.
final class GalleryCell: UITableViewCell, ViewConfigurable {
  func configure(with screen: GalleryScreen) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = screen.title
    content.secondaryText = screen.detail
    contentConfiguration = content
    accessoryType = .disclosureIndicator
  }
}
