import Foundation
import ListSource
import PlatformUIKit

/// The models of `ChangedContentTests`, and their cells in table views and in collection views.
extension ChangedContentTests {
  struct Kind: CellModel, Identifiable, Equatable {
    var id: Int
    var isBig = true
    var text = ""
    var reuseIdentifier: String { isBig ? "big" : "small" }
  }

  class KindCell: UITableViewCell, ViewConfigurable {
    func configure(with kind: Kind) {
      textLabel?.text = "small \(kind.text)"
    }
  }

  final class BigKindCell: KindCell {
    override func configure(with kind: Kind) {
      textLabel?.text = "big \(kind.text)"
    }
  }

  class KindItem: TextItem, ViewConfigurable {
    func configure(with kind: Kind) {
      show("small \(kind.text)")
    }
  }

  final class BigKindItem: KindItem {
    override func configure(with kind: Kind) {
      show("big \(kind.text)")
    }
  }

  final class ChangingObject: Identifiable, CellModel {
    var isBig = false
    var reuseIdentifier: String { isBig ? "big" : "small" }
  }

  final class ChangingCell: UITableViewCell, ViewConfigurable {
    func configure(with object: ChangingObject) {
      textLabel?.text = "small \(object.isBig)"
    }
  }

  final class OtherChangingCell: UITableViewCell, ViewConfigurable {
    func configure(with object: ChangingObject) {
      textLabel?.text = "big \(object.isBig)"
    }
  }

  final class ChangingItem: TextItem, ViewConfigurable {
    func configure(with object: ChangingObject) {
      show("small \(object.isBig)")
    }
  }

  final class OtherChangingItem: TextItem, ViewConfigurable {
    func configure(with object: ChangingObject) {
      show("big \(object.isBig)")
    }
  }
}
