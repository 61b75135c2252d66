import Foundation
import ListSource
import PlatformUIKit

/// The models of `MixedKindsTests`, and their cells in table views and in collection views.
extension MixedKindsTests {
  struct Quake: CellModel, Identifiable, Equatable {
    var id: Int
    var isBig = false
    var text = ""
    var reuseIdentifier: String { isBig ? "quake.big" : "quake" }
  }

  class QuakeCell: UITableViewCell, PairedCell {
    typealias InCollections = QuakeRow

    func configure(with quake: Quake) {
      textLabel?.text = "quake \(quake.id)\(quake.text)"
    }
  }

  final class BigQuakeCell: QuakeCell {
    override func configure(with quake: Quake) {
      super.configure(with: quake)
      textLabel?.text = "big \(shownText)"
    }
  }

  class QuakeRow: TextItem, ViewConfigurable {
    func configure(with quake: Quake) {
      show("quake \(quake.id)\(quake.text)")
    }
  }

  final class BigQuakeRow: QuakeRow {
    override func configure(with quake: Quake) {
      show("big quake \(quake.id)\(quake.text)")
    }
  }

  struct Note: CellModel, Identifiable, Equatable {
    var id: Int
  }

  final class NoteCell: UITableViewCell, ViewConfigurable {
    func configure(with note: Note) {
      textLabel?.text = "note \(note.id)"
    }
  }

  final class NoteRow: TextItem, ViewConfigurable {
    func configure(with note: Note) {
      show("note \(note.id)")
    }
  }

  protocol Named: Identifiable {
    var name: String { get }
  }

  enum Station: String, Named {
    case north
    case south
    var id: Self { self }
    var name: String { "\(rawValue) station" }
  }

  class Animal: Named {
    let name: String

    init(_ name: String) {
      self.name = name
    }
  }

  final class Dog: Animal {}

  final class AnimalCell: UITableViewCell, ViewConfigurable {
    func configure(with animal: Animal) {
      textLabel?.text = animal.name
    }
  }

  final class AnimalRow: TextItem, ViewConfigurable {
    func configure(with animal: Animal) {
      show(animal.name)
    }
  }

  final class NamedCell: UITableViewCell, ViewConfigurable {
    func configure(with named: any Named) {
      textLabel?.text = named.name
    }
  }

  final class NamedRow: TextItem, ViewConfigurable {
    func configure(with named: any Named) {
      show(named.name)
    }
  }

  struct PlainQuake {}

  final class PlainQuakeCell: UITableViewCell, ViewConfigurable {
    func configure(with model: PlainQuake) {
      textLabel?.text = "plain quake"
    }
  }

  final class PlainQuakeRow: TextItem, ViewConfigurable {
    func configure(with model: PlainQuake) {
      show("plain quake")
    }
  }

  struct PlainNote {}
}
