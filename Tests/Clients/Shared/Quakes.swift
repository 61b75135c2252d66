import ListSource

#if canImport(UIKit)
  import UIKit
#else
  import PortableUIKit
#endif

// Models and cells of an app with these settings, without isolation annotations.

struct Quake: CellModel, Identifiable, Equatable {
  var id: Int
  var magnitude = 5.0
  var reuseIdentifier: String { magnitude < 6 ? "quake" : "quake.big" }
  var height: CellHeight { .fixed(72) }
}

class QuakeCell: UITableViewCell, ViewConfigurable {
  func configure(with model: Quake) {
    textLabel?.text = "quake \(model.id)"
  }
}

final class BigQuakeCell: QuakeCell {
  override func configure(with model: Quake) {
    textLabel?.text = "big quake \(model.id)"
  }
}

struct Note: Identifiable, Equatable {
  let id: String
}

final class NoteCell: UITableViewCell, ViewConfigurable {
  func configure(with model: Note) {
    textLabel?.text = model.id
  }
}

final class QuakeFeed {
  var quakes: [Quake]

  init(_ quakes: [Quake]) {
    self.quakes = quakes
  }
}

extension RowEvents {
  static let noteRemoved = RowEvent<Note>("note.removed")
}
