import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension Rows {
  /// Adds swipe actions and a menu to each row that shows an earthquake. Other rows get neither.
  func quakeActions() -> Rows {
    swipe(.trailing) { row in
      if let quake = row as? any EarthquakeRow {
        RowAction("Hide", image: "eye.slash", style: .destructive, emits: .hideTapped)
        RowAction(quake.isFavorite ? "Unfavorite" : "Favorite", image: "star", emits: .favoriteTapped)
      }
    }
    .menu { row in
      if let quake = row as? any EarthquakeRow {
        RowAction("Favorite", image: "star", state: quake.isFavorite ? .on : .off, emits: .favoriteTapped)
        RowAction("Details", image: "info.circle", emits: .detailsTapped)
        RowMenu("Share", image: "square.and.arrow.up") {
          RowAction("In short", event: .message { ShareTapped(text: quake.sentence(.short)) })
          RowAction("In words", event: .message { ShareTapped(text: quake.sentence(.words)) })
        }
        RowAction("Hide", image: "eye.slash", style: .destructive, emits: .hideTapped)
      }
    }
  }
}
