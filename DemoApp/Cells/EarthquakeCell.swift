import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A cell that shows an earthquake and says what the user does with it. It knows nobody above it.
class EarthquakeCell: ButtonView {
  /// What the cell shows.
  private(set) var row: (any EarthquakeRow)?

  override var buttons: [ViewButton] {
    [
      ViewButton("favorite", action: favoriteTapped), ViewButton("share", action: shareTapped),
      ViewButton("details", action: detailsTapped),
    ]
  }

  /// Shows a row in these words, with a star before them if it is a favorite.
  func show(_ row: any EarthquakeRow, as lines: [String]) {
    self.row = row
    self.lines = lines
    if row.isFavorite, let first = lines.first { self.lines[0] = "★ \(first)" }
  }

  private func favoriteTapped() {
    guard let row else { return }
    routerEvent(name: .favoriteTapped, userInfo: [.quake: row.id])
  }

  private func detailsTapped() {
    guard let row else { return }
    routerEvent(name: .detailsTapped, userInfo: [.quake: row.id])
  }

  private func shareTapped() {
    guard let row else { return }
    let style = ask(CurrentMagnitudeStyle()) ?? .words
    routerEvent(ShareTapped(text: row.sentence(style)))
  }
}
