// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct CollectionMenuTests {
    private let host = Host()
    private let source = ItemsSource(items: 10)
    private let delegate = ItemMenuDelegate()
    private let collection: UICollectionView
    private let window: UIWindow

    init() {
      collection = UICollectionView.showing(source)
      collection.delegate = delegate
      window = host.makeWindow()
      window.addSubview(collection)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemsat:point:)`
    @Test func aLongPressRequestsTheMenuOfTheItem() {
      delegate.elements = [UIAction(title: "Share") { _ in }]

      let finger = press(2)
      finger?.lift()

      #expect(delegate.asked == ["items 2 at 160, 125"])
      #expect(titles == ["Share"])
      #expect(collection.indexPathsForSelectedItems ?? [] == [])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemsat:point:)`
    @Test func aPressBetweenItemsRequestsAMenuForNoItems() {
      source.sections = [["a"]]
      collection.reloadData()

      press(4)

      #expect(delegate.asked == ["items  at 160, 225"])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemsat:point:)`
    @Test func aPressOnASelectedItemRequestsAMenuForAllSelectedItems() {
      delegate.elements = [UIAction(title: "Share") { _ in }]
      collection.allowsMultipleSelection = true
      collection.selectItem(at: [0, 1], animated: false, scrollPosition: [])
      collection.selectItem(at: [0, 2], animated: false, scrollPosition: [])

      press(2)

      #expect(delegate.asked == ["items 1 2 at 160, 125"])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemsat:point:)`
    @Test func anItemWithoutAMenuIsSelectedAfterALongPress() {
      let finger = press(2)
      finger?.lift()

      #expect(titles == [])
      #expect(collection.indexPathsForSelectedItems == [[0, 2]])
    }

    private var titles: [String] {
      let views = window.subviews.last?.subviews.flatMap(\.subviews) ?? []
      return views.compactMap { ($0 as? UIButton)?.currentTitle }
    }

    @discardableResult
    private func press(_ item: Int) -> Finger? {
      let finger = Finger(downAt: CGPoint(x: 160, y: CGFloat(item) * 50 + 25), in: window)
      finger?.pressLong()
      return finger
    }
  }

  private final class ItemMenuDelegate: NSObject, UICollectionViewDelegate {
    var asked: [String] = []
    var elements: [UIMenuElement]?

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      let items = indexPaths.sorted().map { "\($0.item)" }.joined(separator: " ")
      asked.append("items \(items) at \(Int(point.x)), \(Int(point.y))")
      return elements.map { elements in
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: elements) }
      }
    }
  }
#endif
