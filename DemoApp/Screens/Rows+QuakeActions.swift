import ListSource

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension Rows<any EarthquakeRow> {
  /// Adds swipe actions and a menu to each row.
  func quakeActions() -> Rows {
    swipe(.trailing) { quake in
      RowAction("Hide", image: "eye.slash", style: .destructive, row: .hideTapped)
      RowAction(quake.isFavorite ? "Unfavorite" : "Favorite", image: "star", row: .favoriteTapped)
    }
    .menu { quake in
      RowAction("Favorite", image: "star", state: quake.isFavorite ? .on : .off, row: .favoriteTapped)
      RowAction("Details", image: "info.circle", row: .detailsTapped)
      RowMenu("Share", image: "square.and.arrow.up") {
        RowAction("In short", event: .message { ShareTapped(text: quake.sentence(.short)) })
        RowAction("In words", event: .message { ShareTapped(text: quake.sentence(.words)) })
      }
      RowAction("Hide", image: "eye.slash", style: .destructive, row: .hideTapped)
    }
  }
}
