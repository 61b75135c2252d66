import KitSupport
import RouterEvents
import Testing

@MainActor
@Suite
struct ObserverTests {
  private let node = ScriptedLink("node")

  @Test
  func notifiesWhenADispatchBeginsAndEnds() {
    node.script.handle = { [unowned node] event in
      if event.name == .tapped { node.routerEvent(name: .inner) }
      return .handled
    }
    let log = Log()
    let beginning = EventRouter.observeBeginning { log("begin \($1)") }
    var ids: [EventTrace.ID] = []
    let recordingIDs = EventRouter.observeBeginning { id, _ in ids.append(id) }

    node.routerEvent(name: .inner)
    let observation = EventRouter.observe { trace in
      log("end \(trace.name)")
      #expect(ids.contains(trace.id))
    }
    node.routerEvent(name: .tapped)

    #expect(log.entries == ["begin test.tapped", "begin test.inner", "end test.inner", "end test.tapped"])
    beginning.cancel()
    recordingIDs.cancel()
    observation.cancel()
  }

  @Test
  func anObserverThatCancelsItselfObservesNothingThatItEmits() {
    let link = PlainLink()
    let log = Log()
    var observation: EventObservation?
    observation = EventRouter.observe { trace in
      log("\(trace.name)")
      observation?.cancel()
      link.routerEvent(name: .inner)
    }

    link.routerEvent(name: .tapped)

    #expect(log.entries == ["test.tapped"])
  }

  @Test
  func doesNotTraceAnUnobservedEvent() {
    var begun: [EventName] = []
    let beginning = EventRouter.observeBeginning { begun.append($1) }
    var traces: [EventTrace] = []
    let observation = EventRouter.observeDispatches(where: { $0 != .tapped }) { traces.append($0.trace) }
    node.script.handle = { [unowned node] event in
      if event.name == .tapped { node.routerEvent(name: .inner) }
      return .handled
    }

    node.routerEvent(name: .tapped)
    beginning.cancel()
    observation.cancel()

    #expect(begun == [.inner])
    #expect(traces.map(\.name) == [.inner])
    #expect(traces.first?.parent?.hop == nil)
  }

  @Test
  func eachObserverSeesItsEvents() {
    node.script.handle = { _ in .handled }
    var (all, some): ([EventName], [EventName]) = ([], [])
    let observations = [
      EventRouter.observe { all.append($0.name) },
      EventRouter.observeDispatches(where: { $0 == .inner }) { some.append($0.trace.name) },
      EventRouter.observeDispatches(values: .types, where: { _ in false }) { _ in
        Issue.record("An unwanted event was shown.")
      },
    ]

    for name in [.tapped, .inner] as [EventName] { node.routerEvent(name: name) }
    for observation in observations { observation.cancel() }

    #expect(all == [.tapped, .inner])
    #expect(some == [.inner])
  }

  @Test
  func doesNotCallTheConditionOfAnEndedObserver() {
    node.script.handle = { _ in .handled }
    var asked = 0
    let conditional = EventRouter.observeDispatches(where: { _ in
      asked += 1
      return true
    }) { _ in }
    conditional.cancel()
    var shown = 0
    let observation = EventRouter.observe { _ in shown += 1 }

    node.routerEvent(name: .tapped)
    observation.cancel()

    #expect(asked == 0)
    #expect(shown == 1)
  }

  @Test
  func forgetsAnEndedObserverOfTypesWhileOthersObserve() {
    node.script.handle = { _ in .handled }
    let ended = EventRouter.observe(values: .types) { _ in }
    ended.cancel()
    var begun = 0
    let beginning = EventRouter.observeBeginning { _, _ in begun += 1 }
    let observation = EventRouter.observeDispatches(where: { _ in false }) { _ in }

    node.routerEvent(name: .tapped)
    beginning.cancel()
    observation.cancel()

    #expect(begun == 0)
  }

  @Test
  func notifiesMatchingObserversOfADroppedEvent() {
    node.script.handle = { [unowned node] event in
      node.routerEvent(name: event.name)
      return .handled
    }
    var dropped = 0
    let observations = [
      EventRouter.observeDispatches(where: { $0 == .tapped }) {
        dropped += $0.trace.result == .dropped ? 1 : 0
      },
      EventRouter.observeDispatches(where: { $0 != .tapped }) { _ in
        Issue.record("An unwanted event was shown.")
      },
    ]

    _ = Reports.collecting { node.routerEvent(name: .tapped) }
    for observation in observations { observation.cancel() }
    node.script.handle = { _ in .handled }

    #expect(dropped == 1)
  }
}
