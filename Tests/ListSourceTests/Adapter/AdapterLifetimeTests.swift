import Foundation
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct AdapterLifetimeTests {
  @Test(arguments: ListKind.allCases)
  func nothingOutlivesTheScreen(kind: ListKind) {
    weak var listView: UIScrollView?
    weak var adapter: ListAdapter?
    weak var cell: (any ShownCell)?
    weak var header: UIView?
    weak var footer: Banner?
    weak var delegate: DelegateDouble?
    weak var captured: NSObject?

    do {
      let screen = Screen(kind)
      let object = NSObject()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
      let maker = BannerMaker()
      let appDelegate = DelegateDouble()
      screen.adapter.scrollDelegate = appDelegate
      (screen.adapter as? TableAdapter)?.onScroll = { _ in _ = object }
      screen.adapter.emptyView = {
        _ = object
        return UILabel()
      }
      for count in 1...3 {
        screen.show(
          ListSource {
            ListSection("items") {
              Rows(Item.many(0..<count * 3), cell: ItemCell.self, noting: { _, _ in _ = object })
                .onSelect { _, _ in _ = object }
            }
            .header(view)
            .footer(showing: "30", maker.make)
          }
        )
      }
      (listView, adapter, cell) = (screen.listView, screen.adapter, screen.cell(0))
      (header, delegate, captured) = (view, appDelegate, object)
      footer = maker.made.first
      #expect(cell != nil && footer != nil)
    }

    #expect(listView == nil)
    #expect(adapter == nil)
    #expect(cell == nil)
    #expect(header == nil)
    #expect(footer == nil)
    #expect(delegate == nil)
    #expect(captured == nil)
  }

  @Test(arguments: ListKind.allCases)
  func adapterOutlivesItsView(kind: ListKind) async {
    var screen: Screen? = Screen(kind)
    let adapter = screen?.adapter
    weak let listView = screen?.listView
    screen?.show(ListSource(Item.many(1...3)))

    screen = nil
    let update = adapter?.apply(ListSource(Item.many(2...3)))
    adapter?.register(ItemCell.self, for: Item.self)
    adapter?.scrollDelegate = DelegateDouble()

    #expect(listView == nil)
    #expect(await update?.finished == .superseded)
    #expect(adapter?.source == ListSource(Item.many(1...3)))
  }

  @Test(arguments: ListKind.allCases)
  func scrollDelegateIsHeldWeakly(kind: ListKind) {
    let screen = Screen(kind)
    weak var gone: DelegateDouble?

    do {
      let delegate = DelegateDouble()
      gone = delegate
      screen.adapter.scrollDelegate = delegate
      screen.show(ListSource(Item.many(1...3)))
    }
    screen.show(ListSource(Item.many(2...5)))

    #expect(gone == nil)
    #expect(screen.adapter.scrollDelegate == nil)
    #expect(screen.texts.count == 4)
  }

  @Test(arguments: ListKind.allCases)
  func releasesEarlierList(kind: ListKind) {
    let screen = Screen(kind)
    weak var model: ObjectModel?

    do {
      let object = ObjectModel()
      model = object
      screen.show(
        ListSource {
          ListSection("objects") { Rows([object], cell: TextedCell<ObjectModel>.self) }
        }
      )
      screen.show(ListSource(Item.many(1...3)))
    }

    #expect(model == nil)
  }

  @Test(arguments: ListKind.allCases)
  func modelCanApplyListInDeinit(kind: ListKind) async {
    let screen = Screen(kind)
    var update: ListUpdate?

    do {
      let object = ObjectModel()
      object.onEnd = { [adapter = screen.adapter] in update = adapter.apply(ListSource(Item.many(7...9))) }
      screen.show(
        ListSource {
          ListSection("objects") { Rows([object], cell: TextedCell<ObjectModel>.self) }
        }
      )
    }
    screen.show(ListSource(Item.many(1...3)))
    screen.layOut()

    #expect(await update?.finished == .applied)
    #expect(screen.texts == ["item 7", "item 8", "item 9"])
  }
}

private final class ObjectModel: Identifiable, Texted {
  let shownText = ""
  var onEnd: () -> Void = {}

  deinit {
    onEnd()
  }
}
