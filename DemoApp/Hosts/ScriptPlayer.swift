#if os(Linux) || os(macOS)
  import Foundation
  import ListSource
  import PortableUIKit
  import RouterEvents
  import RouterEventsInspector

  /// Plays a script on the app, and writes what each step did: where it touched the screen, every event that came of
  /// it, and the screen if that changed.
  @MainActor
  final class ScriptPlayer {
    private let host: TerminalHost
    private let write: (String) -> Void
    private var shown: [String] = []

    /// What was played, for a page: the first screen, and each step with the screen after it. A step that could not be
    /// done is the last, and says why.
    private(set) var steps: [EventReport.Step] = []

    /// Makes a player.
    ///
    /// - Parameters:
    ///   - host: the app that is played on.
    ///   - write: takes one line after the other.
    init(_ host: TerminalHost, write: @escaping (String) -> Void) {
      self.host = host
      self.write = write
    }

    /// Waits for the app to load, and plays one step after the other.
    ///
    /// - Throws: the first line that cannot be done. What came before it was played.
    func play(_ lines: [ScriptLine]) async throws(ScriptError) {
      await host.settle()
      let width = String(lines.count).count
      let margin = String(repeating: " ", count: width + 2)
      showScreen(margin)
      steps = [EventReport.Step(note: "The first screen", picture: host.picture, events: [])]
      for (index, line) in lines.enumerated() {
        let number = String(index + 1)
        write("")
        write("\(String(repeating: " ", count: width - number.count))\(number)  \(line.text.excerpt)")
        let (listView, source) = (host.listView, host.source)
        if line.step == .wait { await host.settle() }
        try play(line, from: source, in: listView, margin)
      }
    }

    /// Plays a step and writes what it did: what it touched, what that emitted, inner events first, what became of the list,
    /// and the screen.
    private func play(
      _ line: ScriptLine,
      from source: ListSource,
      in listView: any ScriptedListView,
      _ margin: String
    ) throws(ScriptError) {
      var traces: [EventTrace] = []
      let observation = EventRouter.observe { traces.append($0) }
      defer { observation.cancel() }
      do throws(ScriptError.Reason) {
        try perform(line.step, margin)
      } catch {
        let failure = ScriptError(line: line.number, text: line.text, reason: error)
        steps.append(step(line, note: "\(failure)", traces))
        throw failure
      }
      for line in traces.flatMap({ "\($0)".split(separator: "\n") }) { write("\(margin)\(line)") }
      // Another list view shows its list by a reload.
      let isSame = listView === host.listView
      let batches = isSame ? BatchText.lines(of: ListChanges(from: source, to: host.source)) : []
      for batch in batches { write(margin + batch) }
      showScreen(margin)
      let note = batches.isEmpty ? nil : batches.joined(separator: "; ")
      steps.append(step(line, note: note, traces))
    }

    private func step(_ line: ScriptLine, note: String?, _ traces: [EventTrace]) -> EventReport.Step {
      EventReport.Step(line.text.excerpt, note: note, picture: host.picture, events: traces)
    }

    private func perform(_ step: ScriptStep, _ margin: String) throws(ScriptError.Reason) {
      switch step {
      case .tap(let title, let row):
        let cell = try row.map(host.show)
        try tap(host.point(ofButton: title, in: cell), margin)
      case .select(let row):
        try tap(host.point(in: host.show(row)), margin)
      case .swipe(let row, let edge, let title):
        let cell = try host.show(row)
        try writeHit(host.point(at: edge, of: cell), margin)
        let actions = try host.swipe(cell, from: edge, isFull: title == nil)
        guard let title else { break }
        showMeanwhile("The row is swiped open", margin)
        try tap(host.point(ofButton: title, in: actions), margin)
      case .menu(let row, let titles):
        let cell = try host.show(row)
        try writeHit(host.point(in: cell), margin)
        try host.openMenu(of: cell)
        for title in titles {
          showMeanwhile("A menu shows", margin)
          try tap(host.point(ofButton: title, in: host.window.subviews.last), margin)
        }
      case .drag(let row, let position):
        let target = RowPlace(section: row.section, position: position)
        _ = try host.show(target)
        let cell = try host.show(row)
        try writeHit(host.point(in: cell), margin)
        try host.drag(cell, to: target)
      case .touch(let x, let y):
        try tap(CGPoint(x: x, y: y), margin)
      case .scroll(let points):
        try host.scroll(by: points)
      case .fail(let times):
        host.service.failuresAhead = times
      case .empty(let pages):
        host.service.emptyPagesAhead = pages
      case .arrive(let events):
        try host.announce(events)
      case .wait:
        break
      }
    }

    /// Taps a point and writes what was hit.
    private func tap(_ point: CGPoint, _ margin: String) throws(ScriptError.Reason) {
      try writeHit(point, margin)
      host.window.tap(at: point)
    }

    /// Writes what a finger hits at a point.
    private func writeHit(_ point: CGPoint, _ margin: String) throws(ScriptError.Reason) {
      let hit = try host.view(at: point)
      let name = hit.map { String(describing: type(of: $0)) } ?? "nothing"
      let title = (hit as? UIButton)?.currentTitle.map { " '\($0)'" } ?? ""
      write("\(margin)at \(Wording.points(point.x)), \(Wording.points(point.y)): \(name)\(title)")
    }

    /// Shows the screen in the middle of a step.
    private func showMeanwhile(_ note: String, _ margin: String) {
      showScreen(margin)
      steps.append(EventReport.Step(note: note, picture: host.picture, events: []))
    }

    /// Writes the screen, in a frame; where it is as it was, that.
    private func showScreen(_ margin: String) {
      let lines = host.lines
      guard lines != shown else { return write("\(margin)The screen stays as it was.") }
      shown = lines
      for line in ScreenFrame.around(lines, width: host.columns) { write(margin + line) }
    }
  }
#endif
