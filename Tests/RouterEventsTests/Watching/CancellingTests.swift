import RouterEvents
import Testing

/// An observation that is canceled by the code that it keeps.
@MainActor
@Suite
struct CancellingTests {
  @Test
  func aHandlerThatCancelsItselfHandlesNothingThatItEmits() {
    let link = PlainLink()
    let log = Log()
    var observation: EventObservation?
    observation = link.onRouterEvent(.tapped, then: .handledAndForwarded) { _ in
      log("ran")
      observation?.cancel()
      link.routerEvent(name: .tapped)
    }

    link.routerEvent(name: .tapped)

    #expect(log.entries == ["ran"])
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
}
