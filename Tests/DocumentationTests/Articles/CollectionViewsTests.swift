import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import Testing

extension RowEvents {
  fileprivate static let pictureSelected = RowEvent<Picture>("picture.selected")
}

struct Picture: Identifiable, Equatable {
  var id: Int
  var title: String
}

final class PictureCell: UICollectionViewCell, ViewConfigurable {
  private(set) var shown = ""

  func configure(with picture: Picture) { shown = picture.title }
}

@MainActor
@Suite
struct CollectionViewsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 640))
  private let collectionView = ListCollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 640),
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  private let stories = [Picture(id: 10, title: "Ada"), Picture(id: 11, title: "Grace")]
  private let pictures = (0..<5).map { Picture(id: $0, title: "Picture \($0)") }

  init() {
    window.addSubview(collectionView)
    window.isHidden = false
  }

  @Test
  func usesLayoutOfEachSection() throws {
    CollectionAdapter(collectionView).apply(gallery(stories, pictures))
    window.layoutIfNeeded()

    let frames = try (0..<4).map { try frame($0, 1) }
    let width: CGFloat = 316 / 3
    #expect(frames.allSatisfy { abs($0.width - width) < 1 })
    #expect(Set(frames[0...2].map(\.minY)).count == 1 && frames[3].minY > frames[0].maxY)
    #expect(try frame(0, 0).size == CGSize(width: 88, height: 112))
    #expect(try frame(1, 0).minX > frame(0, 0).maxX)
    #expect(try frame(0, 2).width == 288)
    #expect(cells(PictureCell.self).map(\.shown).contains("Grace"))
  }

  @Test
  func usesCustomLayout() throws {
    let source = ListSource {
      // snippet of CollectionViews.md
      ListSection("free") { Rows(pictures, cell: PictureCell.self) }
        .layout { environment in
          let isWide = environment.container.effectiveContentSize.width > 500
          let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(isWide ? 0.25 : 0.5),
            heightDimension: .absolute(80)
          )
          let item = NSCollectionLayoutItem(layoutSize: size)
          let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .absolute(80)
          )
          return NSCollectionLayoutSection(group: .horizontal(layoutSize: row, subitems: [item]))
        }
      // end of snippet
    }
    CollectionAdapter(collectionView).apply(source)
    window.layoutIfNeeded()
    #expect(try frame(1, 0) == CGRect(x: 160, y: 0, width: 160, height: 80))

    collectionView.frame.size.width = 640
    window.layoutIfNeeded()
    #expect(try frame(3, 0) == CGRect(x: 480, y: 0, width: 160, height: 80))
  }

  private func frame(_ item: Int, _ section: Int) throws -> CGRect {
    try #require(collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: section))).frame
  }

  private func cells<Cell: UICollectionViewCell>(_ type: Cell.Type) -> [Cell] {
    collectionView.visibleCells.compactMap { $0 as? Cell }
  }

  // snippet of ListSource/README.md
  func gallery(_ stories: [Picture], _ pictures: [Picture]) -> ListSource {
    ListSource {
      ListSection("stories") { Rows(stories, cell: PictureCell.self) }
        .layout(.carousel(width: .points(88), height: .points(112)))
      ListSection("pictures", title: "Pictures") {
        Rows(pictures, cell: PictureCell.self).emits(row: .pictureSelected)
      }
      .layout(.grid(columns: 3, spacing: 2, height: .ratio(1)).stickyHeader())
      ListSection("titles", title: "Titles") {
        Rows(pictures) { picture, _ in
          var content = UIListContentConfiguration.cell()
          content.text = picture.title
          return content
        }
        .id { "title \($0.id)" }
      }
      .layout(.list(.insetGrouped))
    }
  }
  // end of snippet
}
