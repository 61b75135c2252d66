import KitSupport
import RouterEvents
import RouterEventsInspector
import Testing

@MainActor
@Suite
struct RowEventTests {
  private func models(_ emit: (any EventResponder) -> Void) -> (names: [EventName], models: [Song?]) {
    let node = ScriptedLink("screen")
    var events: [RouterEvent] = []
    node.script.handle = { event in
      events.append(event)
      return .handled
    }
    emit(PlainLink(node))
    return (events.map(\.name), events.map { $0.rowModel(as: Song.self) })
  }

  @Test func carriesTheModelThatItsEmitterNames() {
    let (names, models) = models { $0.routerEvent(row: .songOpened, of: Song(id: 7)) }

    #expect(names == ["song.opened"])
    #expect(models == [Song(id: 7)])
  }

  @Test func preparedRowEventLeavesTheModelToTheListOfItsSource() {
    let event = PreparedEvent.row(.songOpened)

    let (names, models) = models { event.emit(from: $0) }

    #expect(event.name == "song.opened")
    #expect(names == ["song.opened"])
    #expect(models == [nil])
  }

  @Test func modelIsThatOfTheInnermostRowWithItsType() {
    let rows: [any RowPosition] = [
      Row(item: nil), Row(item: "tag"), Row(item: Song(id: 1)), Row(item: Song(id: 2)),
    ]

    let (_, models) = models { source in
      source.routerEvent(name: "song.opened", userInfo: [UserInfoKeys.rowPositions: rows])
      source.routerEvent(name: "song.opened", userInfo: [UserInfoKeys.rowPositions: Array(rows.prefix(2))])
      source.routerEvent(name: "song.opened")
    }

    #expect(models == [Song(id: 1), nil, nil])
  }

  @Test func traceDescribesTheModelByItsType() {
    let link = PlainLink()

    let (traces, _) = Reports.collecting { observing { link.routerEvent(row: .songOpened, of: Song(id: 7)) } }

    #expect(traces.first?.description.contains("song.opened [list: [Song]]") == true)
  }
}

private struct Song: Equatable {
  var id: Int
}

extension RowEvents {
  fileprivate static let songOpened = RowEvent<Song>("song.opened")
}

private struct Row: RowPosition {
  let item: Any?
}
