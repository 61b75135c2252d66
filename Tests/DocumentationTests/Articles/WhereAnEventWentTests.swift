import Foundation
import PlatformUIKit
import RouterEventsInspector
import RouterEventsTesting
import StrategyTable
import Testing

// Contains the snippets of WhereAnEventWent.md verbatim.

extension EventName {
  static let pinTapped: EventName = "note.pinTapped"
  fileprivate static let pageDragged: EventName = "note.pageDragged"
  fileprivate static let syncTapped: EventName = "note.syncTapped"
}

extension UserInfoKeys {
  static let note = UserInfoKey<String>("note")
  static let notebook = UserInfoKey<String>("notebook")
}

final class NoteView: UIView {}

final class NotebookView: UIView, EventDecorator {
  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.notebook] = "Travels"
  }
}

final class SavingView: UIView, EventInterceptor {
  var isSaving = false

  func intercept(_ event: RouterEvent) -> EventDisposition { isSaving ? .blocked : .forwarded }
}

final class NotesController: UIViewController, StrategyHandler {
  static let table = StrategyTable<NotesController> {
    On(.pinTapped) { controller, event in controller.pinned.append(event.userInfo[.note] ?? "") }
    On(.pageDragged) { _, _ in }
    On(.syncTapped, whileRunning: .drop) { _, _ in }
  }

  var strategies: StrategyTable<NotesController> { Self.table }
  var pinned: [String] = []
}

@MainActor
@Suite
struct WhereAnEventWentTests {
  private let controller = NotesController()
  private let savingView = SavingView()
  private let noteView = NoteView()

  init() {
    let notebookView = NotebookView()
    controller.view.addSubview(savingView)
    savingView.addSubview(notebookView)
    notebookView.addSubview(noteView)
  }

  @Test
  func explainsWhoWouldHandle() {
    // snippet of WhereAnEventWent.md
    print(EventRouter.explain(.pinTapped, from: noteView))
    // end of snippet

    #expect(
      EventRouter.explain(.pinTapped, from: noteView).description == """
        note.pinTapped would pass
          0 NoteView         passes
          1 NotebookView     passes (decorator)
          2 SavingView       may handle (interceptor)
          3 UIView           passes
          4 NotesController  handles (table)
        """
    )
  }

  @Test
  func traceShowsWhatEachResponderDid() {
    var traces: [String] = []

    // snippet of WhereAnEventWent.md
    let watching = EventRouter.observe { trace in
      if trace.name == .pinTapped { traces.append(trace.description) }
    }
    // end of snippet
    noteView.routerEvent(name: .pinTapped, userInfo: [.note: "Lisbon"])
    watching.cancel()

    #expect(
      traces == [
        """
        note.pinTapped [note: Lisbon] from NoteView
          0 NoteView
          1 NotebookView     notebook = Travels
          2 SavingView       interceptor: forwarded
          3 UIView
          4 NotesController  table: handled
          = handled by NotesController
        """
      ]
    )
  }

  @Test
  func traceShowsTheBlocker() {
    savingView.isSaving = true
    var traces: [String] = []
    let watching = EventRouter.observe { trace in
      if trace.name == .pinTapped { traces.append(trace.description) }
    }

    noteView.routerEvent(name: .pinTapped, userInfo: [.note: "Lisbon"])
    watching.cancel()

    #expect(
      traces == [
        """
        note.pinTapped [note: Lisbon] from NoteView
          0 NoteView         not reached
          1 NotebookView     not reached
          2 SavingView       interceptor: blocked
          3 UIView           not reached
          4 NotesController  not reached
          = blocked
        """
      ]
    )
  }

  @Test
  func readsALogAfterwards() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).html")
    defer { try? FileManager.default.removeItem(at: url) }

    // snippet of WhereAnEventWent.md
    let log = EventLog.start()
    noteView.routerEvent(name: .pinTapped, userInfo: [.note: "Lisbon"])
    log.stop()

    let pins = log.history("Pins", named: .pinTapped)
    print(pins)
    try pins.writeHTML(to: url)
    // end of snippet

    #expect(pins.events.map(\.handlers) == [["NotesController"]])
    #expect(try String(contentsOf: url, encoding: .utf8).hasPrefix("<!doctype html>"))
  }

  @Test
  func logOmitsMutedNames() {
    // snippet of WhereAnEventWent.md
    let log = EventLog.start(muting: .pageDragged)
    noteView.routerEvent(name: .pageDragged)
    noteView.routerEvent(name: .pinTapped, userInfo: [.note: "Lisbon"])
    log.stop()
    // end of snippet

    #expect(log.traces.map(\.name) == [.pinTapped])
  }

  @Test(.recordingEvents)
  func logShowsHowLongAStrategyRan() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).json")
    defer { try? FileManager.default.removeItem(at: url) }
    let (ends, continuation) = AsyncStream.makeStream(of: Void.self)
    let observation = EventRouter.observeRuns { if $0.name == .syncTapped { continuation.yield() } }

    noteView.routerEvent(name: .syncTapped)
    var iterator = ends.makeAsyncIterator()
    await iterator.next()
    observation.cancel()
    let log = try #require(EventLog.current)
    // snippet of WhereAnEventWent.md
    try log.chromeTrace().write(to: url, atomically: true, encoding: .utf8)
    // end of snippet

    let shown = """
      note.syncTapped from NoteView
        0 NoteView
        1 NotebookView     notebook = Travels  2 µs
        2 SavingView       interceptor: forwarded  1 µs
        3 UIView
        4 NotesController  table: handled  9 µs
        = handled by NotesController in 15 µs
        + NotesController ran asynchronously for 120 ms and finished
      """
    #expect(untimed("\(log)") == untimed(shown))
    #expect(try String(contentsOf: url, encoding: .utf8).contains("note.syncTapped"))
  }

  /// The text with every duration replaced by `T`.
  private func untimed(_ text: String) -> String {
    text.replacing(#/\d+(\.\d)? (ns|µs|ms|s)\b/#, with: "T")
  }

  @Test
  func appCountsUnhandledEvents() {
    var lost: [String] = []

    // snippet of WhereAnEventWent.md
    let token = EventRouter.onUnhandled { event, reason in
      lost.append("\(event.name): \(reason.explanation)")
    }
    // end of snippet
    NoteView().routerEvent(name: .pinTapped)
    token.cancel()

    #expect(lost == ["note.pinTapped: its route ends at NoteView, a view that is not in a window"])
  }
}
