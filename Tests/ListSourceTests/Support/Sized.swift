import Foundation
import ListSource
import PlatformUIKit

/// A model with a row height.
struct Sized: CellModel, Identifiable, Equatable {
  var id: Int
  var height = CellHeight.automatic
}

/// A self-sizing cell of 60 points.
final class SizedCell: UITableViewCell, ViewConfigurable {
  func configure(with model: Sized) {}

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 60) }
}
