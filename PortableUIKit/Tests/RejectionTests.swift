// For the stand-in only: UIKit raises Objective-C exceptions here, which Swift can't catch.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @Suite
  struct RejectionTests {
    @Test(arguments: Rejection.all)
    func aMistakeEndsTheProcessWithUIKitsMessage(rejection: Rejection) async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        [name = rejection.name as String] in
        await MainActor.run { Rejection.all.first { $0.name == name }?.provoke() }
      }

      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      for words in rejection.words { #expect(message.contains(words)) }
    }
  }

  /// A mistake, and parts of the message for it.
  struct Rejection: CustomTestStringConvertible, Sendable {
    let name: String
    let words: [String]
    let provoke: @MainActor @Sendable () -> Void

    init(_ name: String, _ words: String..., provoke: @escaping @MainActor @Sendable () -> Void) {
      (self.name, self.words, self.provoke) = (name, words, provoke)
    }

    var testDescription: String { name }

    static let all = views + controllers + tables + collections + menus + controls + undo
  }

  /// The messages are *assumed*: no page says so. Where a page forbids the mistake, a comment names it.
  extension Rejection {
    private static let menus = [
      Rejection("a menu beside a missing one", "there is no menu with the identifier missing") {
        build { $0.insertSibling(UIMenu(), afterMenu: UIMenu.Identifier("missing")) }
      },
      Rejection("a command twice in the main menu", "duplicate submenu, command or key command") {
        let commands = (1...2).map { UICommand(title: "\($0)", action: "act:", propertyList: "same") }
        build { $0.insertChild(UIMenu(children: commands), atEndOfMenu: .file) }
      },
      Rejection("a key twice in an inserted menu", "duplicate submenu, command or key command") {
        let commands = ["a:", "b:"].map {
          UIKeyCommand(title: "", action: Selector($0), input: "k", modifierFlags: .command)
        }
        build { $0.insertChild(UIMenu(children: commands), atEndOfMenu: .file) }
      },
    ]

    private static let controls = [
      // developer.apple.com/documentation/uikit/uistepper/stepvalue
      Rejection("a stepper without a step", "stepValue must be greater than 0") { UIStepper().stepValue = 0 },
      Rejection("a compact picker that counts down", "is unsupported when using style compact") {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .compact
        picker.datePickerMode = .countDownTimer
      },
    ]

    @MainActor
    private static func build(_ body: @escaping @MainActor (any UIMenuBuilder) -> Void) {
      let delegate = BuildingDelegate(body)
      _ = UIApplication(delegate: delegate).mainMenu
    }

    private static let views = [
      Rejection("a view in itself", "NSInvalidArgumentException: Can't add self as subview") {
        let view = UIView()
        view.addSubview(view)
      },
      Rejection(
        "a refresh control in the Mac idiom",
        "UIRefreshControl is not supported when running Catalyst apps in the Mac idiom."
      ) {
        UIDevice.current.userInterfaceIdiom = .mac
        UIScrollView().refreshControl = UIRefreshControl()
      },
      Rejection(
        "a stepper in the Mac idiom",
        "UIStepper is not supported when running Catalyst apps in the Mac idiom."
      ) {
        UIDevice.current.userInterfaceIdiom = .mac
        UIWindow().addSubview(UIStepper())
      },
      Rejection(
        "wheels of dates in the Mac idiom",
        "_UIDatePickerView is not supported when running Catalyst apps in the Mac idiom."
      ) {
        UIDevice.current.userInterfaceIdiom = .mac
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = .wheels
        UIWindow().addSubview(picker)
      },
      Rejection(
        "a view in its subview",
        "CALayerInvalid: layer of <UIView: 0x",
        "is a part of cycle in its layer tree"
      ) {
        let (outer, middle, inner) = (UIView(), UIView(), UIView())
        outer.addSubview(middle)
        middle.addSubview(inner)
        inner.addSubview(outer)
      },
    ]

    // developer.apple.com/documentation/foundation/undomanager
    private static let undo = [
      Rejection("an operation in no group", "must begin a group before registering undo") {
        let manager = UndoManager()
        manager.groupsByEvent = false
        manager.registerUndo(withTarget: manager) { _ in }
      },
      Rejection("a group that is not open", "endUndoGrouping called with no matching begin") {
        UndoManager().endUndoGrouping()
      },
      Rejection("undo in an open group", "undo was called with too many nested undo groups") {
        let manager = UndoManager()
        manager.beginUndoGrouping()
        manager.beginUndoGrouping()
        manager.undo()
      },
      Rejection("redo during undo", "redo was called during undo or redo") {
        let manager = UndoManager()
        manager.registerUndo(withTarget: manager) { $0.redo() }
        manager.undo()
      },
      Rejection("registration that is not disabled", "may only be invoked with matching call") {
        UndoManager().enableUndoRegistration()
      },
    ]

    private static let controllers = [
      Rejection(
        "a root view of two controllers",
        """
        UIViewControllerHierarchyInconsistency: A view can only be associated with at most one view controller at a \
        time! View <
        """
      ) {
        let (first, second) = (UIViewController(), UIViewController())
        second.view = first.view
      },
      // developer.apple.com/documentation/uikit/uiviewcontroller/hierarchyinconsistencyexception
      Rejection(
        "a child's view in another controller",
        "UIViewControllerHierarchyInconsistency: child view controller:<",
        "> should have parent view controller:<",
        "> but actual parent is:<"
      ) {
        let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
        parent.addChild(child)
        other.view.addSubview(child.view)
      },
      Rejection("a container in itself", "it is that view controller or contains it.") {
        let (outer, inner) = (UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.addChild(outer)
      },
      // Only the stand-in does this. UIKit calls `loadView()` again and again.
      Rejection(
        "a controller that loads no view",
        "EmptyController",
        "returned without setting its view."
      ) {
        EmptyController().loadViewIfNeeded()
      },
      Rejection(
        "a controller presented on itself",
        "Application tried to present modal view controller on itself."
      ) {
        let controller = UIViewController()
        controller.present(controller, animated: false)
      },
      Rejection(
        "a controller presented twice",
        "that is already being presented by <UIViewController: 0x"
      ) {
        let host = Host()
        let window = host.makeWindow()
        let (root, presented) = (UIViewController(), UIViewController())
        window.show(root)
        root.present(presented, animated: false)
        root.present(presented, animated: false)
      },
      Rejection(
        "a child that is presented",
        "that has a parent view controller <UIViewController: 0x"
      ) {
        let (container, child) = (UIViewController(), UIViewController())
        container.addChild(child)
        UIViewController().present(child, animated: false)
      },
      Rejection(
        "a controller pushed twice",
        "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported (<"
      ) {
        let root = UIViewController()
        UINavigationController(rootViewController: root).pushViewController(root, animated: false)
      },
      Rejection(
        "a navigation controller that is pushed",
        "NSInvalidArgumentException: Pushing a navigation controller is not supported"
      ) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UINavigationController(), animated: false)
      },
      Rejection(
        "a stack with a duplicate",
        """
        NSInternalInconsistencyException: All view controllers in a navigation controller must be distinct ([
        """
      ) {
        let twin = UIViewController()
        UINavigationController().viewControllers = [twin, twin]
      },
    ]

    private static let tables = [
      // developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
      Rejection(
        "counts that the updates of a table do not explain",
        "NSInternalInconsistencyException: Invalid update: invalid number of rows in section 0.",
        "(0 inserted, 1 deleted)",
        "Table view: <UITableView: 0x"
      ) {
        deleteOneOfThree(in: .table)
      },
      // developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:): a table that never loaded
      // loads first.
      Rejection(
        "rows that change before the table loads",
        "after the update (4) must be equal to",
        "before the update (4)"
      ) {
        changeBeforeLoading(.table)
      },
      Rejection(
        "an identifier without a class in a table",
        "unable to dequeue a cell with identifier cell - must register a nib or a class"
      ) {
        _ = UITableView().dequeueReusableCell(withIdentifier: "cell", for: [0, 0])
      },
      Rejection("a class that is not a cell class", "must pass a class of kind UITableViewCell") {
        UITableView().register(UIView.self, forCellReuseIdentifier: "cell")
      },
      Rejection("scrolling to a missing row", "row (5) beyond bounds (5) for section (0).") {
        scroll(to: [0, 5], in: .table)
      },
      Rejection("scrolling to a row of a missing section", "section (1) beyond bounds (1).") {
        scroll(to: [1, 0], in: .table)
      },
      Rejection("rows without a data source", "UITableView dataSource is not set") {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
        do {
          let source = ItemsSource(items: 5)
          table.dataSource = source
          _ = table.numberOfSections
        }
        table.layoutIfNeeded()
      },
      // developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:). The message is the stand-in's.
      Rejection("another cell for a reconfigured row", "did not return the existing cell") {
        let source = OddCellSource()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: .plain)
        table.dataSource = source
        table.layoutIfNeeded()
        table.reconfigureRows(at: [[0, 0]])
      },
    ]

    private static let collections = [
      // developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:)
      Rejection(
        "counts that the updates of a collection view do not explain",
        "NSInternalInconsistencyException: Invalid update: invalid number of items in section 0.",
        "(0 inserted, 1 deleted)",
        "Collection view: <UICollectionView: 0x"
      ) {
        deleteOneOfThree(in: .collection)
      },
      // github.com/traderepublic/SectionKit/issues/99; no page of Apple's states it.
      Rejection(
        "a reload in a batch update of a collection view",
        "NSInternalInconsistencyException: Invalid update: invalid number of items in section 0.",
        "(0 inserted, 0 deleted)"
      ) {
        reloadInBatch()
      },
      // developer.apple.com/documentation/uikit/uicollectionview/performbatchupdates(_:completion:): a view that never
      // loaded loads first, in a window or not.
      Rejection(
        "items that change before the collection view loads",
        "after the update (4) must be equal to",
        "before the update (4)"
      ) {
        changeBeforeLoading(.collection)
      },
      Rejection(
        "an identifier without a class in a collection view",
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier cell - must register a nib"
      ) {
        _ = makeCollection().dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
      },
      Rejection(
        "an identifier without a class of supplementary views",
        "of kind: UICollectionElementKindSectionHeader with identifier header"
      ) {
        _ = makeCollection().dequeueReusableSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader,
          withReuseIdentifier: "header",
          for: [0, 0]
        )
      },
      // developer.apple.com/documentation/uikit/uicollectionviewdatasource/collectionview(_:cellforitemat:)
      Rejection(
        "a cell that is not dequeued",
        "does not have a reuseIdentifier - cells must be retrieved by calling"
      ) {
        let (source, collection) = (OddCellSource(), makeCollection())
        source.identifier = nil
        collection.dataSource = source
        collection.layoutIfNeeded()
      },
      Rejection(
        "scrolling to a missing item",
        "out-of-bounds item (5) when there are only 5 items in section 0."
      ) {
        scroll(to: [0, 5], in: .collection)
      },
      Rejection(
        "scrolling to an item of a missing section",
        "out-of-bounds section (1) when there are only 1 sections."
      ) {
        scroll(to: [1, 0], in: .collection)
      },
      // developer.apple.com/documentation/uikit/uicollectionview/reconfigureitems(at:). The message is the stand-in's.
      Rejection("another cell for a reconfigured item", "did not return the existing cell") {
        let (source, collection) = (OddCellSource(), makeCollection())
        for identifier in ["one", "other"] {
          collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: identifier)
        }
        collection.dataSource = source
        collection.layoutIfNeeded()
        source.identifier = "other"
        collection.reconfigureItems(at: [[0, 0]])
      },
    ]

    @MainActor
    private static func deleteOneOfThree(in kind: ListKind) {
      let source = ItemsSource(items: 3)
      let list = kind.showing(source).laidOut()
      list.delete(rows: [[0, 0]])
    }

    @MainActor
    private static func reloadInBatch() {
      let source = ItemsSource(items: 3)
      let list = ListKind.collection.showing(source).laidOut()
      list.batch {
        source.sections[0].append("new")
        list.reloadData()
      }
    }

    @MainActor
    private static func changeBeforeLoading(_ kind: ListKind) {
      let source = ItemsSource(items: 3)
      let list = kind.showing(source)
      source.sections[0].append("new")
      list.insert(rows: [[0, 3]])
    }

    @MainActor
    private static func scroll(to row: IndexPath, in kind: ListKind) {
      let source = ItemsSource(items: 5)
      kind.showing(source).scroll(to: row, at: .top)
    }

    @MainActor
    private static func makeCollection() -> UICollectionView {
      UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 500),
        collectionViewLayout: UICollectionViewFlowLayout()
      )
    }
  }

  /// A source of new cells in a table view, and of cells with an identifier that can change in a collection view.
  private final class OddCellSource: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    /// The identifier, or nil for cells that are not dequeued.
    var identifier: String? = "one"

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      identifier.map { collectionView.dequeueReusableCell(withReuseIdentifier: $0, for: indexPath) }
        ?? UICollectionViewCell(frame: .zero)
    }
  }

  /// A delegate that builds the main menu with a closure.
  final class BuildingDelegate: UIResponder, UIApplicationDelegate {
    private let body: @MainActor (any UIMenuBuilder) -> Void

    init(_ body: @escaping @MainActor (any UIMenuBuilder) -> Void) {
      self.body = body
    }

    override func buildMenu(with builder: any UIMenuBuilder) {
      body(builder)
    }
  }

  private final class EmptyController: UIViewController {
    override func loadView() {}
  }
#endif
