internal import KitSupport
internal import RouterEvents

extension EventHistory {
  /// Returns a Mermaid sequence diagram of the events.
  ///
  /// The diagram shows which values each responder changed and how it answered. Nested events are shaded. Responders
  /// that only forwarded an event are left out, except its source and the last responder of an unhandled event.
  ///
  /// By default, Mermaid does not draw diagrams of more than 50,000 characters. To draw only some events of a long log,
  /// filter the history, for example with `log.history(named: .buyTapped)`.
  public func mermaid() -> String {
    var diagram = SequenceDiagram()
    for step in steps {
      let nesting = EventNesting(step.events)
      for event in nesting.roots { diagram.add(event, in: nesting) }
    }
    return diagram.text
  }
}

private struct SequenceDiagram {
  private var participants: [String] = []
  private var lines: [String] = []

  var text: String {
    let declarations = participants.enumerated().map { "  participant p\($0) as \($1.mermaid)" }
    return (["sequenceDiagram"] + declarations + lines.map { "  \($0)" }).joined(separator: "\n") + "\n"
  }

  mutating func add(_ event: EventTrace, in nesting: EventNesting) {
    let nested = nesting.nested(in: event)
    let hops = event.hops
    var here = participant(event, 0)
    note(here, event.heading)
    for index in hops.indices.reversed() {
      for answer in hops[index].significantAnswers where answer.isIntercepting {
        let interceptor = participant(event, index)
        if interceptor != here {
          lines.append("\(here)-->>\(interceptor): \("\(event.name) on its way down".mermaid)")
        }
        note(interceptor, answer.description)
      }
    }
    for index in hops.indices {
      let hop = hops[index]
      let answers = hop.significantAnswers.filter { !$0.isIntercepting }
      let notes = hop.decorations.map { event.text(of: $0) } + answers.map(\.description)
      guard !notes.isEmpty || nested[index] != nil else { continue }
      climb(event, from: &here, to: index)
      for text in notes { note(here, text) }
      addShaded(nested[index] ?? [], in: nesting)
    }
    addShaded(nested[nil] ?? [], in: nesting)
    if event.result == .unhandled { climb(event, from: &here, to: hops.count - 1) }
    for text in event.errors.map({ "threw \($0)" }) + event.breaches { note(here, text) }
    note(here, "\(event.result.rawValue) in \(event.nanoseconds.timeText)")
  }

  private mutating func climb(_ event: EventTrace, from here: inout String, to index: Int) {
    let next = participant(event, index)
    if next != here { lines.append("\(here)->>\(next): \(event.name.rawValue.mermaid)") }
    here = next
  }

  private mutating func addShaded(_ events: [EventTrace], in nesting: EventNesting) {
    guard !events.isEmpty else { return }
    lines.append("rect rgba(128, 128, 128, 0.15)")
    for event in events { add(event, in: nesting) }
    lines.append("end")
  }

  private mutating func note(_ participant: String, _ text: String) {
    lines.append("Note over \(participant): \(text.mermaid)")
  }

  /// Returns the id of a hop's participant, which is added if it is new. Further responders of a class are numbered.
  private mutating func participant(_ event: EventTrace, _ index: Int) -> String {
    var name = event.source
    let hops = event.hops
    if hops.indices.contains(index) {
      name = hops[index].type
      let number = hops[...index].filter { $0.type == name }.count
      if number > 1 { name += " \(number)" }
    }
    if let known = participants.firstIndex(of: name) { return "p\(known)" }
    participants.append(name)
    return "p\(participants.count - 1)"
  }
}

extension EventTrace.Hop {
  fileprivate var significantAnswers: [EventTrace.Answer] {
    answers.filter { $0.disposition != .forwarded || $0.lack != nil }
  }
}

extension String {
  private static let unescaped = Set(" ._,=()[]/+*!?'…–→".unicodeScalars)

  /// The text with special characters replaced by Mermaid entities, for example `#59;`.
  fileprivate var mermaid: String {
    var text = String.UnicodeScalarView()
    for scalar in visible.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || Self.unescaped.contains(scalar)
      {
        text.append(scalar)
      } else {
        text.append(contentsOf: "#\(scalar.value);".unicodeScalars)
      }
    }
    return String(text)
  }
}
