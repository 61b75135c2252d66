import Foundation
import ListSource
import PlatformUIKit

struct Photo: Identifiable, Hashable {
  let id: Int
  var caption: String
}

/// A cell with a caption and a button. The two versions of the screen learn differently of its taps.
class PhotoCell: UICollectionViewCell {
  let detailButton = UIButton(type: .system)
  private let caption = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    detailButton.setTitle("Detail", for: .normal)
    contentView.addSubview(caption)
    contentView.addSubview(detailButton)
  }

  required init?(coder: NSCoder) { nil }

  func configure(with photo: Photo) {
    caption.text = photo.caption
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (top, bottom) = contentView.bounds.divided(atDistance: 20, from: .minYEdge)
    (caption.frame, detailButton.frame) = (top, bottom)
  }
}

final class PlainPhotoCell: PhotoCell {
  var onDetail: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    detailButton.addAction(UIAction { [weak self] _ in self?.onDetail() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }
}

final class KitPhotoCell: PhotoCell, ViewConfigurable {
  override init(frame: CGRect) {
    super.init(frame: frame)
    detailButton.emits(row: .photoDetailTapped)
  }

  required init?(coder: NSCoder) { nil }
}
