// For the stand-in only: tests can't make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct TableMenuTests {
    private let host = Host()
    private let source = MenuSource()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let window: UIWindow

    init() {
      table.dataSource = source
      table.delegate = source
      table.rowHeight = 44
      window = host.makeWindow()
      window.addSubview(table)
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:contextmenuconfigurationforrowat:point:)`
    @Test func aLongPressRequestsTheMenuOfTheRow() {
      source.elements = [UIAction(title: "Share") { _ in }]

      let finger = press(2)
      finger?.lift()

      #expect(source.asked == ["row 2 at 160, 110"])
      #expect(titles == ["Share"])
      #expect(table.indexPathForSelectedRow == nil)
    }

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:contextmenuconfigurationforrowat:point:)`
    @Test func aRowWithoutAMenuIsSelectedAfterALongPress() {
      let finger = press(2)
      finger?.lift()

      #expect(titles == [])
      #expect(table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }

    /// `developer.apple.com/documentation/uikit/uimenuelement/attributes` and
    /// `developer.apple.com/documentation/uikit/uimenuelement/state`; the marks are *assumed*.
    @Test func anElementShowsItsAttributesAndState() {
      source.elements = [
        UIAction(title: "Secret", attributes: .hidden) { _ in },
        UIAction(title: "Later", attributes: .disabled) { _ in },
        UIAction(title: "Loud", state: .on) { _ in },
        UIAction(title: "Some", state: .mixed) { _ in },
      ]

      press(2)

      #expect(titles == ["Later", "✓ Loud", "– Some"])
      #expect(buttons.map(\.isEnabled) == [false, true, true])
    }

    /// `developer.apple.com/documentation/uikit/uimenu` and
    /// `developer.apple.com/documentation/uikit/uimenu/options-swift.struct/displayinline`; that a submenu replaces its
    /// parent menu is *assumed*.
    @Test func aSubmenuOpensUnlessItIsInline() {
      var chosen: [String] = []
      source.elements = [
        UIMenu(title: "", options: .displayInline, children: [UIAction(title: "Share") { _ in }]),
        UIMenu(title: "More", children: [UIAction(title: "Hide") { chosen.append($0.title) }]),
      ]
      press(2)
      let first = titles

      tap(1)
      let second = titles
      tap(0)

      #expect(first == ["Share", "More ›"])
      #expect(second == ["Hide"])
      #expect(chosen == ["Hide"])
      #expect(titles == [])
    }

    /// *Assumed*: no page says so.
    @Test func aTapBesideTheMenuOnlyClosesIt() {
      source.elements = [UIAction(title: "Share") { _ in }]
      press(2)

      window.tap(at: CGPoint(x: 10, y: 450))

      #expect(titles == [])
      #expect(table.indexPathForSelectedRow == nil)
    }

    private var buttons: [UIButton] {
      let views = window.subviews.last?.subviews.flatMap(\.subviews) ?? []
      return views.compactMap { $0 as? UIButton }
    }
    private var titles: [String] { buttons.compactMap(\.currentTitle) }

    private func tap(_ index: Int) {
      let button = buttons[index]
      window.tap(at: button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: window))
    }

    @discardableResult
    private func press(_ row: Int) -> Finger? {
      let finger = Finger(downAt: CGPoint(x: 160, y: CGFloat(row) * 44 + 22), in: window)
      finger?.pressLong()
      return finger
    }
  }

  private final class MenuSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var asked: [String] = []
    var elements: [UIMenuElement]?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(
      _ tableView: UITableView,
      contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      asked.append("row \(indexPath.row) at \(Int(point.x)), \(Int(point.y))")
      return elements.map { elements in
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in UIMenu(children: elements) }
      }
    }
  }
#endif
