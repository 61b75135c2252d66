#if os(Linux) || os(macOS)
  import Commands
  import Foundation
  import ListSource
  import PortableUIKit
  import RouterEvents
  import RouterEventsInspector

  /// A player that performs the steps of a script in the app.
  ///
  /// For each step, the player writes the touched point, the emitted events, the batch updates of the list, and the
  /// changed lines of the screen.
  @MainActor
  final class ScriptPlayer {
    private let host: TerminalHost
    private let colors: TerminalColors
    private let write: (String) -> Void
    private var margin = ""
    private var shown: [String] = []

    /// The elements of a report: the first screen, and then each played step with the screen after the step.
    ///
    /// A screen that appears in the middle of a step is a separate element before the element of that step. If a step
    /// fails, its element is the last one, and the note of the element describes the error.
    private(set) var steps: [EventHistory.Step] = []

    /// Creates a player.
    ///
    /// - Parameters:
    ///   - host: The host of the app.
    ///   - colors: The colors of the output.
    ///   - write: A closure that is called with each line of output.
    init(_ host: TerminalHost, colors: TerminalColors = .none, write: @escaping (String) -> Void) {
      self.host = host
      self.colors = colors
      self.write = write
    }

    /// Waits until all loading has finished, and then plays the steps in order.
    ///
    /// - Throws: An error for the first step that fails. Later steps are not played.
    func play(_ lines: [ScriptLine]) async throws(ScriptError) {
      await host.settle()
      let width = String(lines.count).count
      margin = String(repeating: " ", count: width + 2)
      showScreen()
      steps = [EventHistory.Step(note: "The first screen", picture: host.picture, events: [])]
      for (index, line) in lines.enumerated() {
        let number = String(index + 1)
        let title = "\(String(repeating: " ", count: width - number.count))\(number)  \(line.text.excerpt)"
        write("")
        write(colors.text(title, as: .step))
        let (listView, source) = (host.listView, host.source)
        if case .wait(let text) = line.step {
          do { try await host.settle(until: text) } catch { throw failure(of: line, error, []) }
        }
        try play(line, from: source, in: listView)
      }
    }

    /// Plays a step and writes its effects.
    ///
    /// The effects are the touched point, the events, the batch updates of the list, and the changed lines of the
    /// screen. A nested event precedes the event during which it was emitted.
    ///
    /// - Parameters:
    ///   - line: The line of the step.
    ///   - source: The declared list before the step.
    ///   - listView: The list view before the step.
    /// - Throws: An error if the step fails. The failed step is added to ``steps``.
    private func play(
      _ line: ScriptLine,
      from source: ListSource,
      in listView: any ScriptedListView
    ) throws(ScriptError) {
      var traces: [EventTrace] = []
      let observation = EventRouter.observe { traces.append($0) }
      defer { observation.cancel() }
      do throws(ScriptError.Reason) {
        try perform(line.step)
      } catch {
        throw failure(of: line, error, traces)
      }
      for line in traces.flatMap(TraceText.lines) { writeLine(line.text, as: line.role) }
      // If the list view was replaced, the new one reloads its list without batch updates.
      let isSame = listView === host.listView
      let batches = isSame ? BatchText.lines(of: ListChanges(from: source, to: host.source)) : []
      for batch in batches { writeLine(batch) }
      showScreen()
      let note = batches.isEmpty ? nil : batches.joined(separator: "; ")
      steps.append(step(line, note: note, traces))
    }

    /// Adds a failed step to ``steps``, and returns its error.
    private func failure(
      of line: ScriptLine,
      _ reason: ScriptError.Reason,
      _ traces: [EventTrace]
    ) -> ScriptError {
      let failure = ScriptError(line: line.number, text: line.text, reason: reason)
      steps.append(step(line, note: "\(failure)", traces))
      return failure
    }

    private func step(_ line: ScriptLine, note: String?, _ traces: [EventTrace]) -> EventHistory.Step {
      EventHistory.Step(line.text.excerpt, note: note, picture: host.picture, events: traces)
    }

    private func perform(_ step: ScriptStep) throws(ScriptError.Reason) {
      switch step {
      case .tap(let title, let row):
        let cell = try row.map(host.show)
        try tap(host.point(ofButton: title, in: cell))
      case .select(let row):
        try tap(host.point(in: host.show(row)))
      case .swipe(let row, let edge, let title):
        let cell = try host.show(row)
        try writeHit(host.point(at: edge, of: cell))
        let actions = try host.swipe(cell, from: edge, isFull: title == nil)
        guard let title else { break }
        showMeanwhile("The row is swiped open")
        try tap(host.point(ofButton: title, in: actions))
      case .menu(let row, let titles):
        let cell = try host.show(row)
        try writeHit(host.point(in: cell))
        try host.openMenu(of: cell)
        for title in titles {
          showMeanwhile("A menu shows")
          try tap(host.point(ofButton: title, in: host.window.subviews.last))
        }
      case .drag(let row, let position):
        let target = RowPlace(section: row.section, position: position)
        _ = try host.show(target)
        let cell = try host.show(row)
        try writeHit(host.point(in: cell))
        try host.drag(cell, to: target)
      case .touch(let x, let y):
        try tap(CGPoint(x: x, y: y))
      case .type(let text):
        let focused = host.window.firstResponder
        guard focused is UITextField || focused is UITextView else { throw .noFocus }
        host.window.typeText(text)
      case .press(let keys):
        guard let (key, modifiers) = EventCommand.Key.reading(keys) else { throw .invalidKeys(keys) }
        writeLine("from \(type(of: EventCommand.source(near: host.window)))")
        guard host.window.press(key.input, modifiers) else {
          throw .noCommand(keys, known: host.window.enabledKeys.map { EventCommand.Key.text($0, $1) })
        }
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

    /// Writes a point and the view that a tap at this point hits, and then taps the point.
    private func tap(_ point: CGPoint) throws(ScriptError.Reason) {
      try writeHit(point)
      host.window.tap(at: point)
    }

    /// Writes a point and the view that a touch at this point hits.
    private func writeHit(_ point: CGPoint) throws(ScriptError.Reason) {
      let hit = try host.view(at: point)
      let name = hit.map { String(describing: type(of: $0)) } ?? "nothing"
      let title = (hit as? UIButton)?.currentTitle.map { " '\($0)'" } ?? ""
      writeLine("at \(Wording.points(point.x)), \(Wording.points(point.y)): \(name)\(title)")
    }

    /// Writes the changed lines of the screen in the middle of a step, and adds the screen with a note to ``steps``.
    private func showMeanwhile(_ note: String) {
      showScreen()
      steps.append(EventHistory.Step(note: note, picture: host.picture, events: []))
    }

    /// Writes the lines of the screen that changed since the last call, with a line of context around each change.
    ///
    /// If no line changed, writes a message. If every line changed, writes the whole screen with a frame.
    private func showScreen() {
      // Empty lines and the indented separators of rows only make the output longer.
      let lines = host.lines.filter { $0.hasPrefix("─") || $0.contains { $0 != "─" && $0 != " " } }
      guard lines != shown else { return writeLine("The screen did not change.") }
      let changes = ScreenChanges(from: shown, to: lines)
      shown = lines
      let frame = ScreenFrame(width: host.columns)
      if changes.isWholeScreen {
        for line in frame.lines(around: lines) { writeLine(line) }
        return
      }
      for change in changes.lines {
        switch change {
        case .context(let line): writeLine(frame.framed(line))
        case .removed(let line): writeLine(frame.framed(line), mark: "-", as: .removed)
        case .moreRemoved(let count):
          writeLine(frame.framed("   … and \(count) more lines"), mark: "-", as: .removed)
        case .added(let line): writeLine(frame.framed(line), mark: "+", as: .added)
        case .gap: writeLine("⋮", as: .dimmed)
        }
      }
    }

    /// Writes the margin and a line. `mark` and a space replace the last two characters of the margin.
    private func writeLine(_ line: String, mark: Character = " ", as role: TerminalColors.Role? = nil) {
      write(colors.text("\(margin.dropLast(2))\(mark) \(line)", as: role))
    }
  }
#endif
