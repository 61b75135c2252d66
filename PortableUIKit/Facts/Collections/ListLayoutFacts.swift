import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct ListLayoutFacts {
  /// Arguments of a test must be sendable, and UIKit's appearances are not.
  enum Appearance: CaseIterable {
    case plain, grouped, insetGrouped

    var inUIKit: UICollectionLayoutListConfiguration.Appearance {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  private let texts = (0..<30).map { "item \($0)" }

  /// `developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum/plain`
  @Test func thePlainListIsAsWideAsTheView() {
    let source = ItemsSource([["a", "b"]])
    source.heights = ["a": 60, "b": 80]
    let collection = showing(source, .plain)

    #expect(
      collection.frames() == [
        CGRect(x: 0, y: 0, width: 320, height: 60), CGRect(x: 0, y: 60, width: 320, height: 80),
      ]
    )
  }

  /// `developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/appearance-swift.enum/insetgrouped`;
  /// no page documents how large the inset is.
  @Test func anInsetListHasTheSameInsetAtBothSides() throws {
    let source = ItemsSource([["a", "b"]])
    let collection = showing(source, .insetGrouped)

    let frame = try #require(collection.cellForItem(at: [0, 0])?.frame)
    #expect(frame.minX > 0)
    #expect(abs(frame.maxX - (320 - frame.minX)) < 1)
    #expect(collection.cellForItem(at: [0, 1])?.frame.minY == frame.maxY)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.property`
  @Test(arguments: Appearance.allCases)
  func aListHasTheHeadersOfItsConfiguration(appearance: Appearance) throws {
    let source = ItemsSource([["a"], ["b"]])
    source.heights = ["a": 50, "b": 50]
    source.edgeHeight = 30
    let collection = showing(source, appearance, hasHeaders: true)

    let header = try #require(collection.edge(ofSection: 1))
    #expect(Set(source.askedEdges) == ["header 0", "header 1"])
    #expect(header.text == "header 1: b")
    #expect(header.frame.height == 30)
    #expect(collection.cellForItem(at: [1, 0]).map { $0.frame.minY >= header.frame.maxY } == true)
    #expect(collection.cellForItem(at: [0, 0]).map { $0.frame.maxY <= header.frame.minY } == true)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionlayoutlistconfiguration-swift.struct/headermode-swift.enum/none`
  @Test func aListWithoutHeadersRequestsNone() {
    let source = ItemsSource([["a"], ["b"]])
    let collection = showing(source, .grouped)

    #expect(source.askedEdges.isEmpty)
    #expect(collection.visibleTexts == ["a", "b"])
  }

  /// *Assumed*: headers of a plain list stay visible, like those of a plain table.
  @Test(arguments: [Appearance.plain, .grouped])
  func headersOfAPlainListStayVisible(appearance: Appearance) {
    let source = ItemsSource([texts])
    source.heights = Dictionary(uniqueKeysWithValues: texts.map { ($0, 50) })
    source.edgeHeight = 30
    let collection = showing(source, appearance, hasHeaders: true)

    collection.scroll(to: 500)

    #expect(collection.edge(ofSection: 0)?.frame.minY == (appearance == .plain ? 500 : nil))
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutsection/list(using:layoutenvironment:)`: a list can be
  /// one of several sections.
  @Test func aListIsBelowAGrid() {
    let source = ItemsSource([["a", "b", "c"], ["d", "e"]])
    source.heights = ["d": 50, "e": 50]
    let layout = UICollectionViewCompositionalLayout { section, environment in
      section == 0
        ? .grid(columns: 3, height: .absolute(80))
        : .list(
          using: UICollectionLayoutListConfiguration(appearance: .plain),
          layoutEnvironment: environment
        )
    }
    let collection = UICollectionView.showing(source, layout: layout).laidOut()

    #expect(collection.visibleTexts == ["a", "b", "c", "d", "e"])
    #expect(collection.frames(ofSection: 1).map(\.minY) == [80, 130])
  }

  /// `developer.apple.com/documentation/uikit/nscollectionlayoutsection/contentinsets`: the insets of a list can be
  /// changed.
  @Test func theInsetsOfAListCanBeChanged() {
    let source = ItemsSource([["a"]])
    source.heights = ["a": 50]
    let layout = UICollectionViewCompositionalLayout { _, environment in
      let section = NSCollectionLayoutSection.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain),
        layoutEnvironment: environment
      )
      section.contentInsets.top = 12
      section.contentInsets.leading = 8
      return section
    }
    let collection = UICollectionView.showing(source, layout: layout).laidOut()

    #expect(collection.frames() == [CGRect(x: 8, y: 12, width: 312, height: 50)])
  }

  private func showing(
    _ source: ItemsSource,
    _ appearance: Appearance,
    hasHeaders: Bool = false
  ) -> UICollectionView {
    var configuration = UICollectionLayoutListConfiguration(appearance: appearance.inUIKit)
    configuration.headerMode = hasHeaders ? .supplementary : .none
    configuration.headerTopPadding = 0
    return UICollectionView.showing(
      source,
      layout: UICollectionViewCompositionalLayout.list(using: configuration)
    ).laidOut()
  }
}
