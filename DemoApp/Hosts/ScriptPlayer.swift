#if os(Linux) || os(macOS)
  import RouterEvents

  /// Plays a script on the app, and writes what each step did.
  @MainActor
  final class ScriptPlayer {
    private let host: TerminalHost
    private let write: (String) -> Void
    private var margin = ""

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
      write("Quakes: \(host.frontLines.joined(separator: " "))")
      for section in host.list.sectionViews.map(\.section) { write("  \(section.id): \(section.title)") }
      let width = String(lines.count).count
      margin = String(repeating: " ", count: width + 2)
      for (index, line) in lines.enumerated() {
        let number = String(index + 1)
        write("")
        write("\(String(repeating: " ", count: width - number.count))\(number)  \(line.text)")
        try await play(line)
      }
    }

    private func play(_ line: ScriptLine) async throws(ScriptError) {
      let before = Screen(host)
      do throws(ScriptError.Reason) {
        try await perform(line.step)
      } catch {
        throw ScriptError(line: line.number, text: line.text, reason: error)
      }
      for (index, note) in Screen(host).note(after: before).enumerated() {
        write("\(margin)\(index == 0 ? "→" : " ") \(note)")
      }
    }

    private func perform(_ step: ScriptStep) async throws(ScriptError.Reason) {
      switch step {
      case .tapCell(let section, let position, let button):
        let cell = try cell(position, in: section)
        for line in cell.lines { write("\(margin)│ \(line)") }
        try tap(button, on: cell)
      case .tapHeader(let button):
        guard host.detail == nil else { throw .covered }
        try tap(button, on: host.list.header)
      case .close:
        guard let detail = host.detail else { throw .nothingToClose }
        try tap("close", on: detail.content)
      case .wait:
        await host.settle()
      }
    }

    private func cell(_ position: Int, in id: String) throws(ScriptError.Reason) -> EarthquakeCell {
      guard host.detail == nil else { throw .covered }
      let views = host.list.sectionViews
      guard let view = views.first(where: { $0.section.id == id }) else {
        throw .unknownSection(id, known: views.map(\.section.id))
      }
      guard position <= view.cells.count else {
        throw .positionTooGreat(position, section: id, count: view.cells.count)
      }
      return view.cells[position - 1]
    }

    /// Taps a button and writes what it emitted, inner events first.
    private func tap(_ button: String, on view: ButtonView) throws(ScriptError.Reason) {
      var traces: [EventTrace] = []
      let observation = EventRouter.observe { traces.append($0) }
      let isThere = view.tap(button)
      observation.cancel()
      guard isThere else { throw .unknownButton(button, known: view.buttons.map(\.title)) }
      for line in traces.flatMap({ "\($0)".split(separator: "\n") }) { write("\(margin)\(line)") }
    }
  }
#endif
