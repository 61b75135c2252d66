import ListSource
import Observation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// Lists that are declared again when an observable object changes.
@MainActor
@Suite
struct ListObservationTests {
  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Observable
  final class Model {
    var items = [Item(0)]
    var unread = 0
    var isShown = true
  }

  /// Counts how often something was done.
  private final class Counter {
    var count = 0
  }

  private let screen = Screen()

  /// Lets what waits for the main actor have its turn.
  private func aTurn() async {
    for _ in 0..<5 { await Task.yield() }
    screen.layOut()
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test
  func listFollowsWhatItWasDeclaredFrom() async {
    let model = Model()
    let observation = screen.adapter.observe { ListSource(model.items) }
    screen.layOut()
    #expect(screen.texts == ["item 0"])

    model.items.append(Item(1))
    await aTurn()
    #expect(screen.texts == ["item 0", "item 1"])

    model.items.removeFirst()
    await aTurn()
    #expect(screen.texts == ["item 1"])
    withExtendedLifetime(observation) {}
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test
  func manyChangesInATurnAreDeclaredOnce() async {
    let model = Model()
    let declared = Counter()
    let observation = screen.adapter.observe {
      declared.count += 1
      return ListSource(model.items)
    }
    for id in 1...10 { model.items.append(Item(id)) }
    model.unread += 1
    await aTurn()
    #expect(declared.count == 2)
    #expect(screen.texts.count == 10 + 1)
    withExtendedLifetime(observation) {}
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test
  func updateDeclaresTheListAtOnceAndFollowsThat() async {
    let model = Model()
    let declared = Counter()
    let observation = screen.adapter.observe {
      declared.count += 1
      return ListSource(model.items)
    }

    observation.update()
    #expect(declared.count == 2)

    model.items.append(Item(1))
    await aTurn()
    #expect(declared.count == 3)
    #expect(screen.texts == ["item 0", "item 1"])
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test
  func whatWasNotReadIsNotFollowed() async {
    let model = Model()
    let declared = Counter()
    let observation = screen.adapter.observe {
      declared.count += 1
      return model.isShown ? ListSource(model.items) : ListSource()
    }
    model.unread += 1
    await aTurn()
    #expect(declared.count == 1)

    model.isShown = false
    await aTurn()
    model.items.append(Item(1))
    await aTurn()
    #expect(declared.count == 2)
    withExtendedLifetime(observation) {}
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test(arguments: [0, 1, 2, 3])
  func itEndsWithItsTokenOrWithAnotherList(way: Int) async {
    let model = Model()
    let declared = Counter()
    let source = { @MainActor () -> ListSource in
      declared.count += 1
      return ListSource(model.items)
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
    await aTurn()

    #expect(declared.count == 1)
    #expect(screen.texts == [way < 2 ? "item 0" : way == 2 ? "item 7" : "item 8"])
    withExtendedLifetime((observation, other)) {}
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test
  func reloadIsNoOtherList() async {
    let model = Model()
    let observation = screen.adapter.observe { ListSource(model.items) }
    screen.adapter.reload()
    model.items.append(Item(1))
    await aTurn()
    #expect(screen.texts == ["item 0", "item 1"])
    withExtendedLifetime(observation) {}
  }

  @available(iOS 17, macOS 14, tvOS 17, watchOS 10, *)
  @Test
  func nothingIsKeptThatWasNotCaptured() async {
    weak var table: UITableView?
    weak var shown: Model?
    let model = Model()
    var observation: ListObservation?
    do {
      let screen = Screen()
      let own = Model()
      (table, shown) = (screen.table, own)
      observation = screen.adapter.observe { [weak own] in ListSource((own?.items ?? []) + model.items) }
    }
    #expect(table == nil)
    #expect(shown == nil)
    model.items.append(Item(1))
    await aTurn()
    withExtendedLifetime(observation) {}
  }
}
