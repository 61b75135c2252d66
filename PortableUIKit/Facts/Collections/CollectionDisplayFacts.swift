import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct CollectionDisplayFacts {
  private let log = CallLog()
  private let delegate: ItemDisplayDelegate

  init() {
    delegate = ItemDisplayDelegate(log: log)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willdisplay:foritemat:)` and
  /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didenddisplaying:foritemat:)`
  @Test func theDelegateIsCalledForCellsThatEnterAndLeaveTheView() {
    let source = ItemsSource(items: 100)
    let collection = UICollectionView.showing(source)
    collection.delegate = delegate
    collection.layoutIfNeeded()
    let shown = log.calls
    log.clear()

    collection.contentOffset.y = 100
    collection.layoutIfNeeded()

    #expect(Set(shown) == Set((0..<10).map { "willDisplay 0.\($0)" }))
    #expect(shown.count == 10)
    #expect(
      Set(log.calls) == [
        "didEndDisplaying 0.0", "didEndDisplaying 0.1", "willDisplay 0.10", "willDisplay 0.11",
      ]
    )
    #expect(log.calls.count == 4)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willdisplaysupplementaryview:forelementkind:at:)`
  /// and
  /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didenddisplayingsupplementaryview:forelementofkind:at:)`
  @Test func theDelegateIsCalledForSupplementaryViews() {
    let source = ItemsSource((0..<3).map { _ in (0..<20).map { "item \($0)" } })
    let collection = UICollectionView.showing(
      source,
      layout: UICollectionViewFlowLayout.rows(header: 30, footer: 20)
    )
    collection.delegate = delegate
    collection.layoutIfNeeded()
    let shown = log.calls.filter { !$0.contains(".") }
    log.clear()

    collection.contentOffset.y = 900
    collection.layoutIfNeeded()

    #expect(shown == ["willDisplay header 0"])
    #expect(
      Set(log.calls.filter { !$0.contains(".") }) == [
        "didEndDisplaying header 0", "willDisplay footer 0", "willDisplay header 1",
      ]
    )
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:didenddisplaying:foritemat:)`;
  /// that the index path is the old one is *assumed*.
  @Test func aDeletedItemsCellEndsDisplayingAtItsOldIndexPath() async {
    let source = ItemsSource([["a", "b", "c"]])
    let collection = UICollectionView.showing(source)
    collection.delegate = delegate
    collection.layoutIfNeeded()
    log.clear()

    await Host.completion { done in
      collection.performBatchUpdates {
        source.sections[0].removeFirst()
        collection.deleteItems(at: [[0, 0]])
      } completion: {
        done($0)
      }
    }

    #expect(log.calls == ["didEndDisplaying 0.0"])
    #expect(collection.subviews.filter { $0 is TextItemCell && !$0.isHidden }.count == 2)
  }

  /// *Assumed*: visible cells end displaying when they are requested again.
  @Test func aReloadEndsDisplayingTheVisibleCells() {
    let source = ItemsSource([["a", "b"]])
    let collection = UICollectionView.showing(source)
    collection.delegate = delegate
    collection.layoutIfNeeded()
    log.clear()

    source.sections = [["c"]]
    collection.reloadData()
    collection.layoutIfNeeded()

    #expect(Set(log.calls) == ["didEndDisplaying 0.0", "didEndDisplaying 0.1", "willDisplay 0.0"])
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:willdisplay:foritemat:)`: the
  /// call comes before the cell is added to the content. That the cell is configured by then is *assumed*.
  @Test func aCellIsConfiguredBeforeItIsDisplayed() {
    let source = ItemsSource([["a", "b"]])
    let delegate = FirstDisplayDelegate()
    let collection = UICollectionView.showing(source)
    collection.delegate = delegate

    collection.layoutIfNeeded()

    #expect(delegate.texts.sorted() == ["a", "b"])
  }
}

private final class FirstDisplayDelegate: NSObject, UICollectionViewDelegate {
  private(set) var texts: [String] = []

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    texts.append((cell as? TextItemCell)?.text ?? "?")
  }
}
