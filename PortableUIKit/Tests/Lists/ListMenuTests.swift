// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct ListMenuTests {
    private let source = ItemsSource(items: 10)
    private let delegate = MenuDelegate()

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:contextmenuconfigurationforrowat:point:)`
    /// and
    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemsat:point:)`
    @Test(arguments: ListKind.allCases)
    func aLongPressRequestsTheMenuOfTheRow(kind: ListKind) {
      let screen = shown(kind)
      delegate.elements = [UIAction(title: "Share") { _ in }]

      screen.press(2)?.lift()

      #expect(delegate.asked == ["rows 2 at 160, 125"])
      #expect(titles(screen) == ["Share"])
      #expect(screen.list.selectedRows.isEmpty)
    }

    /// The same pages.
    @Test(arguments: ListKind.allCases)
    func aRowWithoutAMenuIsSelectedAfterALongPress(kind: ListKind) {
      let screen = shown(kind)

      screen.press(2)?.lift()

      #expect(titles(screen) == [])
      #expect(screen.list.selectedRows == [[0, 2]])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemsat:point:)`
    @Test func aPressBetweenItemsRequestsAMenuForNoItems() {
      source.sections = [["a"]]

      shown(.collection).press(4)

      #expect(delegate.asked == ["rows  at 160, 225"])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewdelegate/collectionview(_:contextmenuconfigurationforitemsat:point:)`
    @Test func aPressOnASelectedItemRequestsAMenuForAllSelectedItems() {
      let screen = shown(.collection)
      delegate.elements = [UIAction(title: "Share") { _ in }]
      screen.list.allowsMultipleSelection = true
      for row in [1, 2] { screen.list.select(row: [0, row]) }

      screen.press(2)

      #expect(delegate.asked == ["rows 1 2 at 160, 125"])
    }

    /// `developer.apple.com/documentation/uikit/uimenuelement/attributes` and
    /// `developer.apple.com/documentation/uikit/uimenuelement/state`; the marks are *assumed*.
    @Test func anElementShowsItsAttributesAndState() {
      let screen = shown(.table)
      delegate.elements = [
        UIAction(title: "Secret", attributes: .hidden) { _ in },
        UIAction(title: "Later", attributes: .disabled) { _ in },
        UIAction(title: "Loud", state: .on) { _ in },
        UIAction(title: "Some", state: .mixed) { _ in },
      ]

      screen.press(2)

      #expect(titles(screen) == ["Later", "✓ Loud", "– Some"])
      #expect(screen.buttons.map(\.isEnabled) == [false, true, true])
    }

    /// `developer.apple.com/documentation/uikit/uimenu` and
    /// `developer.apple.com/documentation/uikit/uimenu/options-swift.struct/displayinline`; that a submenu replaces its
    /// parent menu is *assumed*.
    @Test func aSubmenuOpensUnlessItIsInline() {
      let screen = shown(.table)
      var chosen: [String] = []
      delegate.elements = [
        UIMenu(title: "", options: .displayInline, children: [UIAction(title: "Share") { _ in }]),
        UIMenu(title: "More", children: [UIAction(title: "Hide") { chosen.append($0.title) }]),
      ]
      screen.press(2)
      let first = titles(screen)

      tap(1, in: screen)
      let second = titles(screen)
      tap(0, in: screen)

      #expect(first == ["Share", "More ›"])
      #expect(second == ["Hide"])
      #expect(chosen == ["Hide"])
      #expect(titles(screen) == [])
    }

    /// *Assumed*: no page says so.
    @Test func aTapBesideTheMenuOnlyClosesIt() {
      let screen = shown(.table)
      delegate.elements = [UIAction(title: "Share") { _ in }]
      screen.press(2)

      screen.window.tap(at: CGPoint(x: 10, y: 450))

      #expect(titles(screen) == [])
      #expect(screen.list.selectedRows.isEmpty)
    }

    private func shown(_ kind: ListKind) -> ListScreen {
      let screen = ListScreen(kind.showing(source))
      screen.list.use(delegate: delegate)
      return screen
    }

    private func titles(_ screen: ListScreen) -> [String] { screen.buttons.compactMap(\.currentTitle) }

    private func tap(_ index: Int, in screen: ListScreen) {
      let button = screen.buttons[index]
      let middle = CGPoint(x: button.bounds.midX, y: button.bounds.midY)
      screen.window.tap(at: button.convert(middle, to: screen.window))
    }
  }

  private final class MenuDelegate: NSObject, UITableViewDelegate, UICollectionViewDelegate {
    var asked: [String] = []
    var elements: [UIMenuElement]?

    func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      menu(of: [indexPath], at: point)
    }

    func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      menu(of: indexPaths, at: point)
    }

    private func menu(of rows: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
      let numbers = rows.sorted().map { "\($0.row)" }.joined(separator: " ")
      asked.append("rows \(numbers) at \(Int(point.x)), \(Int(point.y))")
      return elements.map { elements in
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: elements) }
      }
    }
  }
#endif
