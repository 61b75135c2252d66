import ListSource
import Observation
import PlatformUIKit
import Testing

/// Lists that follow observable objects.
@MainActor
@Suite
struct ListObservationTests {
  private let declared = Counter()

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Observable
  final class Model {
    var items = [Item(0)]
    var unread = 0
    var isShown = true
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Observable
  final class Song: Identifiable, Equatable {
    var title = "Old"

    static func == (one: Song, other: Song) -> Bool { one === other }
  }

  /// Returns a configuration, and updates the cell after a change to a property that `make` reads.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  private func tracked(
    in cell: any ListCell,
    _ make: @MainActor () -> UIListContentConfiguration
  ) -> UIListContentConfiguration {
    withObservationTracking(make) { [weak cell] in
      MainActor.assumeIsolated {
        (cell as? UITableViewCell)?.setNeedsUpdateConfiguration()
        (cell as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      }
    }
  }

  /// A counter.
  private final class Counter {
    var count = 0
  }

  /// Lets pending tasks on the main actor run.
  private func settle(of screen: Screen) async {
    for _ in 0..<5 { await Task.yield() }
    screen.layOut()
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(arguments: ListKind.allCases)
  func followsObservedObjects(kind: ListKind) async {
    let screen = Screen(kind)
    let model = Model()
    let observation = screen.adapter.observe { ListSource(model.items).laidOut(as: kind) }
    screen.layOut()
    #expect(screen.texts == ["item 0"])

    model.items.append(Item(1))
    await settle(of: screen)
    #expect(screen.texts == ["item 0", "item 1"])

    model.items.removeFirst()
    await settle(of: screen)
    #expect(screen.texts == ["item 1"])
    withExtendedLifetime(observation) {}
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(arguments: ListKind.allCases)
  func coalescesChangesInOneTurn(kind: ListKind) async {
    let screen = Screen(kind)
    let model = Model()
    let observation = screen.adapter.observe {
      declared.count += 1
      return ListSource(model.items).laidOut(as: kind)
    }
    for id in 1...10 { model.items.append(Item(id)) }
    model.unread += 1
    await settle(of: screen)
    #expect(declared.count == 2)
    #expect(screen.texts.count == 10 + 1)
    withExtendedLifetime(observation) {}
  }

  /// UIKit tracks the properties that configuration handlers read, from iOS 26 on. The list must not do it as well.
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(arguments: ListKind.allCases)
  func leavesWhatContentsReadToTheirCells(kind: ListKind) async {
    let screen = Screen(kind)
    let (model, song) = (Model(), Song())
    let shown = Counter()
    let observation = screen.adapter.observe {
      declared.count += 1
      let songs = Rows([song]) { song, cell, _ in
        tracked(in: cell) {
          shown.count += 1
          var content = UIListContentConfiguration.cell()
          content.text = song.title
          return content
        }
      }
      return ListSource {
        ListSection("songs") { songs }
        ListSection("items") { Rows(model.items, cell: ItemCell.self) }
      }.laidOut(as: kind)
    }
    screen.layOut()
    func counts() async -> [Int] {
      await settle(of: screen)
      return [declared.count, shown.count]
    }
    let first = await counts()

    song.title = "New"
    let afterSong = await counts()
    model.items.append(Item(1))
    let afterList = await counts()
    song.title = "Newer"
    model.items.append(Item(2))
    let afterBoth = await counts()

    #expect(first == [1, 1])
    #expect(afterSong == [1, 2])
    #expect(afterList == [2, 2])
    #expect(afterBoth == [3, 3])
    let content = screen.cell(0)?.contentConfiguration as? UIListContentConfiguration
    #expect(content?.text == "Newer")
    #expect(screen.numberOfRows(inSection: 1) == 3)
    withExtendedLifetime(observation) {}
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(arguments: ListKind.allCases)
  func updateDeclaresListImmediatelyAndObservesIt(kind: ListKind) async {
    let screen = Screen(kind)
    let model = Model()
    let observation = screen.adapter.observe {
      declared.count += 1
      return ListSource(model.items).laidOut(as: kind)
    }

    observation.update()
    #expect(declared.count == 2)

    model.items.append(Item(1))
    await settle(of: screen)
    #expect(declared.count == 3)
    #expect(screen.texts == ["item 0", "item 1"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(arguments: ListKind.allCases)
  func ignoresPropertiesThatWereNotRead(kind: ListKind) async {
    let screen = Screen(kind)
    let model = Model()
    let observation = screen.adapter.observe {
      declared.count += 1
      return (model.isShown ? ListSource(model.items) : ListSource()).laidOut(as: kind)
    }
    model.unread += 1
    await settle(of: screen)
    #expect(declared.count == 1)

    model.isShown = false
    await settle(of: screen)
    model.items.append(Item(1))
    await settle(of: screen)
    #expect(declared.count == 2)
    withExtendedLifetime(observation) {}
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(arguments: ListKind.allCases, [0, 1, 2, 3])
  func endsWithTokenOrAnotherList(kind: ListKind, way: Int) async {
    let screen = Screen(kind)
    let model = Model()
    let source = { @MainActor () -> ListSource in
      declared.count += 1
      return ListSource(model.items).laidOut(as: kind)
    }
    var observation: ListObservation? = screen.adapter.observe(source)
    var other: ListObservation?
    switch way {
    case 0: observation = nil
    case 1: observation?.cancel()
    case 2: screen.show(ListSource([Item(7)]))
    default: other = screen.adapter.observe { ListSource([Item(8)]) }
    }
    model.items.append(Item(1))
    await settle(of: screen)

    #expect(declared.count == 1)
    #expect(screen.texts == [way < 2 ? "item 0" : way == 2 ? "item 7" : "item 8"])
    withExtendedLifetime((observation, other)) {}
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(arguments: ListKind.allCases)
  func reloadKeepsObservation(kind: ListKind) async {
    let screen = Screen(kind)
    let model = Model()
    let observation = screen.adapter.observe { ListSource(model.items).laidOut(as: kind) }
    screen.adapter.reload()
    model.items.append(Item(1))
    await settle(of: screen)
    #expect(screen.texts == ["item 0", "item 1"])
    withExtendedLifetime(observation) {}
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(arguments: ListKind.allCases)
  func retainsOnlyWhatIsCaptured(kind: ListKind) async {
    weak var listView: UIScrollView?
    weak var shown: Model?
    let model = Model()
    var observation: ListObservation?
    do {
      let screen = Screen(kind)
      let own = Model()
      (listView, shown) = (screen.listView, own)
      observation = screen.adapter.observe { [weak own] in ListSource((own?.items ?? []) + model.items) }
    }
    #expect(listView == nil)
    #expect(shown == nil)
    model.items.append(Item(1))
    await settle(of: Screen())
    withExtendedLifetime(observation) {}
  }
}
