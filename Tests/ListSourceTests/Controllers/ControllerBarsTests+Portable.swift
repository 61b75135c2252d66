// PortableUIKit only: tests cannot show a keyboard or make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PortableUIKit
  import RouterEvents
  import Testing

  /// The bars of a list controller, and what it does like a table view controller.
  @MainActor
  @Suite
  struct ControllerBarsTests {
    private final class Bar: UIView {
      var height: CGFloat = 40 { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: height) }
    }

    @Test(arguments: ListKind.inRows)
    func listFillsTheViewWithoutBars(kind: ListKind) {
      let screen = Screen(makeController(kind))

      #expect(frame(of: screen.listView, in: screen) == screen.window.bounds)
    }

    @Test(arguments: ListKind.inRows)
    func barsAreAboveAndBelowTheList(kind: ListKind) {
      let controller = makeController(kind)
      let (first, top, bottom) = (Bar(), Bar(), Bar())
      controller.topBar = first
      controller.topBar = top
      controller.bottomBar = bottom
      let screen = Screen(controller)

      #expect(first.superview == nil)
      #expect(frame(of: top, in: screen) == CGRect(x: 0, y: 0, width: 320, height: 40))
      #expect(frame(of: screen.listView, in: screen) == CGRect(x: 0, y: 40, width: 320, height: 400))
      #expect(frame(of: bottom, in: screen) == CGRect(x: 0, y: 440, width: 320, height: 40))
    }

    @Test(arguments: ListKind.inRows)
    func barsGrowAndLeaveWhileShown(kind: ListKind) {
      let controller = makeController(kind)
      let bar = Bar()
      let screen = Screen(controller)
      controller.bottomBar = bar
      screen.layOut()
      let cell = screen.cell(0)

      bar.height = 100
      screen.layOut()
      let height = screen.listView.frame.height
      controller.bottomBar = nil
      screen.layOut()

      #expect(height == 380)
      #expect(screen.listView.frame.height == 480)
      #expect(screen.cell(0) === cell)
    }

    @Test(arguments: ListKind.inRows)
    func bottomBarIsAboveTheKeyboard(kind: ListKind) {
      let controller = makeController(kind)
      let bar = Bar()
      controller.bottomBar = bar
      let screen = Screen(controller)

      screen.window.keyboardHeight = 200
      screen.layOut()
      let shown = frame(of: bar, in: screen)
      screen.window.keyboardHeight = 0
      screen.layOut()

      #expect(shown.maxY == 280)
      #expect(frame(of: bar, in: screen).maxY == 480)
    }

    @Test(arguments: ListKind.inRows)
    func editedFieldStaysAboveTheKeyboard(kind: ListKind) {
      let screen = Screen(
        kind.controller { ListSource.oneSection { Rows(Item.many(0..<10), cell: EditingCell.self) } }
      )
      let field = screen.cell(8).flatMap { textField(in: $0) }
      field?.becomeFirstResponder()

      screen.window.keyboardHeight = 250
      screen.layOut()

      #expect(field?.isEditing == true)
      #expect(field.map { frame(of: $0, in: screen).maxY } ?? 999 <= 230)
      #expect(screen.listView.frame.height == 230)
      #expect(screen.listView.contentOffset.y > 0)
    }

    @Test(arguments: ListKind.inRows)
    func scrollIndicatorsFlashWhenItHasAppeared(kind: ListKind) {
      let screen = Screen(makeController(kind))

      #expect(screen.listView.flashes == 1)
    }

    @Test(arguments: ListKind.inRows)
    func editButtonSetsEditingModeOfTheList(kind: ListKind) {
      let controller = makeController(kind)
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      let screen = Screen(controller, in: UINavigationController(rootViewController: controller))

      screen.choose("Edit")
      let isEditing = screen.view.isEditing
      screen.layOut()
      screen.choose("Done")

      #expect(isEditing)
      #expect(!screen.view.isEditing)
    }

    @Test(arguments: ListKind.inRows)
    func pulledRefreshControlEmits(kind: ListKind) {
      let controller = makeController(kind)
      controller.refreshControl = UIRefreshControl()
      controller.refreshControl?.emits("items.refreshed", on: .valueChanged)
      var refreshes = 0
      let observation = controller.onRouterEvent("items.refreshed") { _ in refreshes += 1 }
      let screen = Screen(controller)

      screen.listView.drag(by: 100)

      #expect(refreshes == 1)
      #expect(controller.refreshControl?.isRefreshing == true)
      observation.cancel()
    }

    @Test
    func indexScrollsToSectionsByFirstLetter() {
      let controller = DeclaredTable()
      controller.declare = {
        ListSource {
          ListSection(0) { Rows(Item.many(0..<20), cell: ItemCell.self) }
          ListSection(1, title: "able") { Rows(Item.many(20..<40), cell: ItemCell.self) }
          ListSection(2, title: "Anna") { Rows(Item.many(40..<60), cell: ItemCell.self) }
          ListSection(3, title: "Bob") { Rows(Item.many(60..<80), cell: ItemCell.self) }
        }
      }
      let screen = Screen(controller)
      let before = screen.choose("B")

      controller.showsIndex = true
      screen.layOut()
      let titles = screen.listView.buttons.map(\.currentTitle)
      screen.choose("B")
      screen.layOut()
      let atB = screen.texts.first
      screen.choose("A")
      screen.layOut()

      #expect(!before)
      #expect(titles == ["A", "B"])
      #expect(atB == "item 60")
      #expect(screen.texts.first == "item 20")
    }

    @Test
    func indexFollowsTheList() {
      let controller = DeclaredTable()
      controller.showsIndex = true
      let screen = Screen(controller)

      controller.declare = {
        ListSource { ListSection("c", title: "Cecil") { Rows(Item.many(0..<2), cell: ItemCell.self) } }
      }
      screen.layOut()

      #expect(screen.listView.buttons.map(\.currentTitle) == ["C"])
    }

    private func makeController(_ kind: ListKind) -> any DeclaredList {
      kind.controller { ListSource(Item.many(0..<30)) }
    }

    private func frame(of view: UIView, in screen: Screen) -> CGRect {
      view.superview?.convert(view.frame, to: screen.window) ?? .null
    }

    private func textField(in view: UIView) -> UITextField? {
      view as? UITextField ?? view.subviews.lazy.compactMap { textField(in: $0) }.first
    }
  }
#endif
