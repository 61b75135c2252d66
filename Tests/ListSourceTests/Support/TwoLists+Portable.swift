// PortableUIKit only: tests cannot make touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import RouterEvents

  extension EventName {
    static let itemAdded: EventName = "item.added"
    static let itemTaken: EventName = "item.taken"
  }

  /// An app with two lists in one window, the first above the second, between which the user can drag items.
  @MainActor
  final class TwoLists {
    let screens: [Screen]
    let window: UIWindow

    /// The ids of the items, as the app's strategies keep them.
    private(set) var items: [[Int]]
    private(set) var received: [String] = []

    /// Whether a list handles the event of a drop.
    var handlesDrops = true

    /// Called before a strategy changes anything.
    var onEvent: @MainActor (TwoLists) -> Void = { _ in }

    private var observations: [EventObservation] = []

    init(_ first: ListKind, _ second: ListKind, _ items: [[Int]], accepts: Bool = true) {
      screens = [Screen(first), Screen(second)]
      window = screens[0].window
      self.items = items
      for (number, screen) in screens.enumerated() {
        screen.listView.frame = CGRect(x: 0, y: CGFloat(number) * 240, width: 320, height: 240)
        window.addSubview(screen.listView)
        observe(screen.listView, number)
        show(items[number], in: number)
      }
      guard accepts else { return }
      screens[0].adapter.accepts(dragsFrom: screens[1].adapter)
      screens[1].adapter.accepts(dragsFrom: screens[0].adapter)
    }

    /// The two strategies of a list, and the one for moves within it.
    private func observe(_ view: UIView, _ number: Int) {
      func on(_ name: EventName, _ word: String, _ act: @escaping (TwoLists, Reorder) -> Void) {
        observations.append(
          view.onRouterEvent(name) { [weak self] event in
            guard let self, let reorder = event.userInfo[.reorder] else { return }
            let item = event.userInfo.listItem(as: Item.self)?.text ?? "nothing"
            received.append("\(number) \(word) \(item): \(reorder)")
            onEvent(self)
            act(self, reorder)
            show(self.items[number], in: number)
          }
        )
      }
      on(.itemTaken, "took") { $0.items[number].remove(at: $1.from.index) }
      on(.itemsReordered, "moved") { lists, reorder in
        let item = lists.items[number].remove(at: reorder.from.index)
        lists.items[number].insert(item, at: reorder.to.index)
      }
      on(.itemAdded, "added") { lists, reorder in
        if let item = reorder.item as? Item { lists.items[number].insert(item.id, at: reorder.to.index) }
      }
    }

    func list(_ items: [Int], in number: Int, section: String = "items") -> ListSource {
      ListSource {
        ListSection(section) {
          Rows(text: "list \(number)")
          Rows(Item.many(items), cell: ItemCell.self).height(.fixed(30))
            .reorderable(emits: .itemsReordered).draggable(emits: .itemTaken).dropDestination(
              emits: .itemAdded
            )
          Rows([Other(id: 1)], text: { "other \($0.id)" })
        }
      }
    }

    /// Applies a list with other items.
    func show(_ items: [Int], in number: Int) {
      self.items[number] = items
      screens[number].apply(list(items, in: number))
      layOut()
    }

    func layOut() { window.layoutIfNeeded() }

    /// The ids of the items that each list shows.
    var shown: [[Int]] {
      screens.map { screen in
        (0..<screen.numberOfSections).flatMap { section in
          (0..<screen.numberOfRows(inSection: section)).compactMap {
            screen.adapter.item(at: [section, $0], as: Item.self)?.id
          }
        }
      }
    }

    /// The middle of an item in the window. The first row of each list is none.
    func point(_ row: Int, in number: Int) -> CGPoint {
      layOut()
      let rect = screens[number].view.rect(at: [0, row + 1])
      return screens[number].listView.convert(CGPoint(x: rect.midX, y: rect.midY), to: window)
    }

    /// Drags an item of one list to the place of an item of a list.
    func drag(_ row: Int, in number: Int = 0, to target: Int, in other: Int = 1, meanwhile: () -> Void = {}) {
      let finger = Finger(downAt: point(row, in: number), in: window)
      finger?.pressLong()
      finger?.move(to: point(target, in: other))
      meanwhile()
      finger?.lift()
      layOut()
    }
  }
#endif
