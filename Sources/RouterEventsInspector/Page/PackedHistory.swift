public import RouterEvents

/// A writer of a page's data: a history in which each text, each responder and each route is written once.
///
/// An event is an array of its numbers, in the order in which `unpacked` in `files.js` reads them.
struct PackedHistory {
  private(set) var json: JSONText
  private var texts = Table<String>()
  private var hops = Table<EventTrace.Hop>()
  private var routes = Table<[Int]>()

  /// The hops of the previous event and their numbers. The next event most often has the same route.
  private var recent: (hops: [EventTrace.Hop], numbers: [Int]) = ([], [])

  /// Distinct values, numbered in the order of their first use.
  private struct Table<Value: Hashable> {
    private var numbers: [Value: Int] = [:]
    private(set) var json = JSONText(.page)

    init() { json.open("[") }

    mutating func number(of value: Value, _ write: (inout JSONText, Value) -> Void) -> Int {
      if let number = numbers[value] { return number }
      let number = numbers.count
      numbers[value] = number
      json.next()
      write(&json, value)
      return number
    }
  }

  /// Appends the data of a page to the first part of the page.
  init(_ history: EventHistory, after start: String) {
    json = JSONText(.page)
    json.append(start.utf8)
    json.open("{")
    json.field("format", EventHistory.format)
    if history.missed > 0 { json.field("missed", history.missed) }
    json.key("steps")
    json.open("[")
    for step in history.steps { write(step) }
    json.close("]")
    json.field("title", history.title)
    json.field("version", EventHistory.version)
    write("hops", hops.json)
    write("routes", routes.json)
    write("texts", texts.json)
    json.close("}")
  }

  private mutating func write(_ name: StaticString, _ table: JSONText) {
    json.key(name)
    json.append(table.bytes)
    json.append("]".utf8)
  }

  private mutating func write(_ step: EventHistory.Step) {
    json.next()
    json.open("{")
    json.key("events")
    json.open("[")
    for event in step.events { write(event) }
    json.close("]")
    json.writeRest(of: step)
    json.close("}")
  }

  private mutating func write(_ event: EventTrace) {
    let hops = event.hops
    json.next()
    json.open("[")
    write(event.id)
    for text in [event.name.rawValue, event.source, event.result.rawValue] { write(number(of: text)) }
    for number in [event.microsecondsSince1970, event.nanoseconds, route(of: hops)] { write(number) }
    write(actions(of: hops))
    write(event.sent.flatMap { [number(of: $0.key), number(of: $0.value)] })
    write(event.handlers.map { number(of: $0) })
    if event.parent != nil || event.message != nil || !event.errors.isEmpty || !event.breaches.isEmpty {
      json.next()
      json.object { json in
        json.field("breaches", event.breaches)
        json.field("errors", event.errors)
        json.field("message", event.message)
        if let parent = event.parent { json.field("parent", parent) }
      }
    }
    json.close("]")
  }

  private mutating func write(_ number: some FixedWidthInteger) {
    json.next()
    json.write(number)
  }

  private mutating func write(_ numbers: [Int?]) {
    json.next()
    json.array(numbers) { json, number in
      if let number { json.write(number) } else { json.append("null".utf8) }
    }
  }

  private mutating func number(of text: String) -> Int { texts.number(of: text) { $0.write($1) } }

  private mutating func route(of hops: [EventTrace.Hop]) -> Int {
    var numbers: [Int] = []
    for (index, hop) in hops.enumerated() {
      if index < recent.hops.count, recent.hops[index].answered(like: hop) {
        numbers.append(recent.numbers[index])
      } else {
        var bare = hop
        bare.nanoseconds = 0
        bare.decorations = []
        numbers.append(self.hops.number(of: bare) { $0.write($1) })
      }
    }
    recent = (hops, numbers)
    return routes.number(of: numbers) { $0.array($1) { $0.write($1) } }
  }

  /// Returns the index, the time and the changes of each hop that took time or changed a value.
  private mutating func actions(of hops: [EventTrace.Hop]) -> [Int?] {
    var actions: [Int?] = []
    for (index, hop) in hops.enumerated() where hop.nanoseconds != 0 || !hop.decorations.isEmpty {
      actions += [index, hop.nanoseconds, hop.decorations.count]
      for change in hop.decorations {
        let (old, new) = (change.old.map { number(of: $0) }, change.new.map { number(of: $0) })
        actions += [number(of: change.key), old, change.oldHop, new]
      }
    }
    return actions
  }
}

extension EventTrace.Hop: Hashable {
  /// Feeds the class, the roles and the last answer into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(roles.rawValue)
    hasher.combine(answers.last?.disposition)
    hasher.combine(answers.last?.lack)
  }

  fileprivate func answered(like other: EventTrace.Hop) -> Bool {
    type == other.type && roles == other.roles && isReached == other.isReached && answers == other.answers
  }
}
