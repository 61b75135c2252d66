import KitSupport
import StrategyTable
import Testing

/// The methods that a strategy can call.
@MainActor
@Suite
struct CallTests {
  private func log(_ table: StrategyTable<Caller>, _ emit: (Caller) -> Void) -> [String] {
    let caller = Caller(table)
    emit(caller)
    return caller.log
  }

  @Test func methodTakesNothingTheUserInfoTheEventOrBoth() {
    let table = StrategyTable<Caller> {
      Call("nothing", Caller.nothing)
      Call("userInfo", Caller.userInfo)
      Call("event", Caller.event)
      Call("both", Caller.both)
      Call("reversed", Caller.reversed)
    }

    let log = log(table) { caller in
      for name in ["nothing", "userInfo", "event", "both", "reversed"] as [EventName] {
        caller.routerEvent(name: name, userInfo: [.number: 1])
      }
    }

    #expect(log == ["nothing", "1", "event", "1 both", "reversed 1"])
  }

  @Test func methodTakesAValueAModelOrATypedEvent() {
    let table = StrategyTable<Caller> {
      Call("value", with: \.number, Caller.value)
      Call(row: \.songTapped, Caller.song)
      Call(message: Numbered.self, Caller.message)
    }

    let log = log(table) { caller in
      caller.routerEvent(name: "value", userInfo: [.number: 1])
      caller.routerEvent(row: .songTapped, of: Song(id: 2))
      caller.routerEvent(Numbered(number: 3))
    }

    #expect(log == ["1", "2", "3"])
  }

  @Test(arguments: [(Form.value, 0), (.row, 1), (.message, 2)])
  func methodIsNotCalledForAnEventThatLacksItsArgument(form: Form, offset: Int) {
    let line = #line + 2 + offset
    let table = StrategyTable<Caller> {
      Call("form.value", with: \.number, Caller.value)
      Call(row: \.songTapped, Caller.song)
      Call(message: Numbered.self, Caller.message)
    }
    let caller = Caller(table)

    let (outcome, reports) = Reports.collecting { caller.routerEvent(name: form.name) }

    #expect(!outcome.isHandled)
    #expect(caller.log.isEmpty)
    #expect(reports.compactMap(\.position) == ["StrategyTableTests/CallTests.swift:\(line)"])
  }

  @Test func methodMayBeInherited() {
    let table = StrategyTable<Caller> {
      Call("nothing", Methods.nothing)
      Call("both", Methods.both)
      Call("value", with: \.number, Methods.value)
      Call(row: \.songTapped, Methods.song)
      Call(message: Numbered.self, Methods.message)
    }

    let log = log(table) { caller in
      for name in ["nothing", "both", "value"] as [EventName] {
        caller.routerEvent(name: name, userInfo: [.number: 1])
      }
      caller.routerEvent(row: .songTapped, of: Song(id: 2))
      caller.routerEvent(Numbered(number: 3))
    }

    #expect(log == ["nothing", "1 both", "1", "2", "3"])
  }

  @Test func methodMayThrow() {
    let failures = Failures(of: "call.throws")
    let line = #line + 1
    let table = StrategyTable<Caller> { Call("call.throws", with: \.number, Caller.refuse) }

    let outcome = Caller(table).routerEvent(name: "call.throws", userInfo: [.number: 1])

    #expect(outcome.errors.map { $0 as? Refusal } == [Refusal()])
    #expect(failures.all.map(\.position) == ["StrategyTableTests/CallTests.swift:\(line)"])
  }
}

private class Methods: EventResponder {
  var nextEventResponder: (any EventResponder)? { nil }
  var log: [String] = []

  func nothing() { log.append("nothing") }
  func userInfo(_ userInfo: UserInfo) { log.append("\(userInfo[.number] ?? 0)") }
  func event(_ event: RouterEvent) { log.append("\(event.name)") }
  func both(_ userInfo: UserInfo, _ event: RouterEvent) { log.append("not overridden") }
  func reversed(_ event: RouterEvent, _ userInfo: UserInfo) {
    log.append("\(event.name) \(userInfo[.number] ?? 0)")
  }
  func value(_ number: Int) { log.append("\(number)") }
  func song(_ song: Song) { log.append("\(song.id)") }
  func message(_ message: Numbered) { log.append("\(message.number)") }
}

private final class Caller: Methods, StrategyHandler {
  let strategies: StrategyTable<Caller>
  let strategyState = StrategyState()

  init(_ table: StrategyTable<Caller>) {
    strategies = table
  }

  override func both(_ userInfo: UserInfo, _ event: RouterEvent) {
    log.append("\(userInfo[.number] ?? 0) \(event.name)")
  }

  func refuse(_ number: Int) throws { throw Refusal() }
}
