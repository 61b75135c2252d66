import RouterEvents
import Testing

@MainActor
@Suite("Rules 7 to 9: decoration")
struct DecorationRules {
  @Test("7: no decorator changes the emitter's copy", arguments: ChainKind.allCases)
  func emittersCopyDoesNotChange(kind: ChainKind) {
    let nodes = kind.chain("cell", "section")
    nodes[1].script.decorate = { userInfo, _ in
      userInfo[.sku] = "changed"
      userInfo[.section] = 1
    }
    let userInfo: UserInfo = [.sku: "A-1"]

    nodes[0].routerEvent(name: .tapped, userInfo: userInfo)

    #expect(userInfo.keys == ["sku"])
    #expect(userInfo[.sku] == "A-1")
  }

  @Test("7: interceptors see what the emitter sent", arguments: ChainKind.allCases)
  func interceptorsSeeWhatTheEmitterSent(kind: ChainKind) {
    let nodes = kind.chain("cell", "section", "controller")
    var seen: [[String]] = []
    nodes[0].script.decorate = { userInfo, _ in userInfo[.section] = 1 }
    for node in nodes {
      node.script.intercept = { event in
        seen.append(event.userInfo.keys)
        return .forwarded
      }
    }

    nodes[0].routerEvent(name: .tapped, userInfo: [.sku: "A-1"])

    #expect(seen == [["sku"], ["sku"], ["sku"]])
  }

  @Test(
    "7: a handler sees the decorations of its hop and below, never above",
    arguments: ChainKind.allCases
  )
  func handlerSeesItsHopAndBelow(kind: ChainKind) {
    let nodes = kind.chain("a", "b", "c")
    var seen: [[String]] = []
    for node in nodes {
      node.script.decorate = { [name = node.script.name] userInfo, _ in userInfo[name] = true }
      node.script.handle = { event in
        seen.append(event.userInfo.keys)
        return .forwarded
      }
    }

    nodes[0].routerEvent(name: .tapped)

    #expect(seen == [["a"], ["a", "b"], ["a", "b", "c"]])
  }

  @Test("7: in decorate the event has the values that arrived at this hop", arguments: ChainKind.allCases)
  func decoratorSeesWhatArrived(kind: ChainKind) {
    let nodes = kind.chain("a", "b")
    nodes[0].script.decorate = { userInfo, _ in userInfo[.section] = 1 }
    var arrived: [Int?] = []
    nodes[1].script.decorate = { userInfo, event in
      userInfo[.section] = 2
      arrived.append(event.userInfo[.section])
    }

    nodes[0].routerEvent(name: .tapped)

    #expect(arrived == [1])
  }

  @Test("8: a later decorator overwrites and removes", arguments: ChainKind.allCases)
  func laterDecoratorOverwritesAndRemoves(kind: ChainKind) {
    let nodes = kind.chain("a", "b", "c")
    nodes[0].script.decorate = { userInfo, _ in userInfo[.section] = 1 }
    nodes[1].script.decorate = { userInfo, _ in
      userInfo[.section] = 2
      userInfo[.sku] = nil
    }
    var seen: UserInfo = [:]
    nodes[2].script.handle = { event in
      seen = event.userInfo
      return .handled
    }

    nodes[0].routerEvent(name: .tapped, userInfo: [.sku: "A-1"])

    #expect(seen[.section] == 2)
    #expect(seen.keys == ["section"])
  }

  @Test("8: the trace records who set, overwrote and removed each key", arguments: ChainKind.allCases)
  func traceRecordsTheDecoratorOfEachValue(kind: ChainKind) {
    let nodes = kind.chain("a", "b", "c")
    nodes[0].script.decorate = { userInfo, _ in userInfo[.section] = 1 }
    nodes[1].script.decorate = { userInfo, _ in userInfo[.section] = 2 }
    nodes[2].script.decorate = { userInfo, _ in
      userInfo[.section] = 2
      userInfo[.sku] = nil
    }

    let traces = observing { nodes[0].routerEvent(name: .tapped, userInfo: [.sku: "A-1"]) }
    let type = String(describing: Swift.type(of: nodes[0]))

    #expect(
      traces.first?.changesByHop == [
        "0: section = 1", "1: section = 2 (was 1, set by \(type))", "2: section = 2 (was 2, set by \(type))",
        "2: sku removed (was A-1, sent)",
      ]
    )
  }

  @Test("8: the trace records every write of a decorator, even of equal values and beyond the change limit")
  func traceRecordsEveryWrite() {
    let nodes = ChainKind.links.chain("a", "b")
    let keys = (0..<20).map { "key\($0)" }
    nodes[0].script.decorate = { userInfo, _ in for key in keys { userInfo[key] = 1 } }
    nodes[1].script.decorate = { userInfo, _ in
      for _ in 0..<3 { for key in keys { userInfo[key] = 1 } }
    }

    let traces = observing { nodes[0].routerEvent(name: .tapped) }

    let type = String(describing: Swift.type(of: nodes[0]))
    let descriptions = keys.map { "0: \($0) = 1" } + keys.map { "1: \($0) = 1 (was 1, set by \(type))" }
    #expect(traces.first?.changesByHop == descriptions)
  }

  @Test("8: a user info kept from an earlier decoration does not record this one")
  func traceIgnoresAUserInfoFromAnEarlierDecoration() {
    let nodes = ChainKind.links.chain("a", "b")
    var kept = UserInfo()
    nodes[0].script.decorate = { userInfo, _ in
      userInfo[.section] = 1
      kept = userInfo
    }
    nodes[1].script.decorate = { userInfo, _ in
      kept[.sku] = "B-2"
      userInfo = kept
    }

    let traces = observing { nodes[0].routerEvent(name: .tapped) }

    #expect(traces.first?.changesByHop == ["0: section = 1", "1: sku = B-2"])
  }

  @Test("8: writing to a copy is not a decoration")
  func writingToACopyIsNotADecoration() {
    let nodes = ChainKind.links.chain("a", "b")
    nodes[1].script.decorate = { userInfo, _ in
      var copy = userInfo
      copy[.section] = 7
      userInfo = UserInfo(userInfo.dictionary)
    }

    let traces = observing { nodes[0].routerEvent(name: .tapped, userInfo: [.sku: "A-1"]) }

    #expect(traces.first?.changesByHop == [])
  }

  @Test("9: each responder sees the route, source first, and its position", arguments: ChainKind.allCases)
  func eachResponderSeesTheRoute(kind: ChainKind) {
    let nodes = kind.chain("a", "b", "c")
    var seen: [String] = []
    func see(_ event: RouterEvent) {
      let route = event.route.map(name).joined()
      seen.append("\(event.name) \(name(of: event.source)) \(route) \(event.position)")
    }
    nodes[2].script.intercept = {
      see($0)
      return .forwarded
    }
    nodes[1].script.decorate = { see($1) }
    nodes[1].script.handle = {
      see($0)
      return .handled
    }

    nodes[0].routerEvent(name: .tapped)

    #expect(seen == ["test.tapped a abc 2", "test.tapped a abc 1", "test.tapped a abc 1"])
  }

  @Test("9: the nearest of a type is the first from the source up", arguments: ChainKind.allCases)
  func nearestIsTheFirstBelow(kind: ChainKind) {
    let nodes = kind.chain("a", "b", "c")
    var found: [String] = []
    for node in nodes {
      node.script.handle = { event in
        let nearest = event.nearest((any ScriptedNode).self)
        found.append(nearest?.script.name ?? "nil")
        return .forwarded
      }
    }

    nodes[0].routerEvent(name: .tapped)

    #expect(found == ["nil", "a", "a"])
  }
}
