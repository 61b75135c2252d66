import RouterEvents
import Testing

@MainActor
@Suite
struct BeginningTests {
  @Test
  func notifiesWhenADispatchBeginsAndEnds() {
    let node = ScriptedLink("node")
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
}
