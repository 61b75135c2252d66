import Foundation

@testable import KitSupport
@testable import RouterEvents
@testable import RouterEventsInspector

extension FuzzTarget {
  /// The page of a history with any texts, or with emitted events that carry any values.
  static let html = FuzzTarget("html") { reader in
    var whole = reader
    let input = String(decoding: whole.remainder(), as: UTF8.self)
    let isRead = reader.boolean()
    let history = isRead ? .history(of: &reader) : try emittedHistory(&reader)
    let page = try Page(history.html())
    try check(page, of: history)
    // The fuzzer learns the secret text, and then writes it itself.
    if isRead || input.contains(Secret.text) { return }
    for text in [
      page.title, page.data, history.json(), history.description, history.mermaid(), history.chromeTrace(),
    ] {
      try require(!text.contains(Secret.text), "a private value is shown: \(history)")
    }
  }

  /// Returns the history of a log of events that carry any values under any names.
  @MainActor
  private static func emittedHistory(_ reader: inout ByteReader) throws -> EventHistory {
    _ = UserInfoKeys.pin
    let (source, middle, top) = (ScriptedLink("source"), ScriptedLink("middle"), ScriptedLink("top"))
    (source.script.next, middle.script.next) = (middle, top)
    let added = reader.list(upTo: 4) { ($0.key(), $0.optional { $0.value() }) }
    middle.script.decorate = { userInfo, _ in
      for (key, value) in added { userInfo[key] = value }
    }
    let answer = reader.choice(of: [EventDisposition.handled, .handledAndForwarded, .forwarded, .blocked])
    top.script.handle = { _ in answer }
    var sent: UserInfo = [:]
    for (key, value) in reader.list(upTo: 4, { ($0.key(), $0.value()) }) { sent[key] = value }

    let log = EventLog.start(values: .shown)
    _ = Reports.collecting {
      if reader.boolean() {
        source.routerEvent(Told(value: reader.value(), userInfo: sent))
      } else {
        source.routerEvent(name: EventName(reader.text()), userInfo: sent)
      }
    }
    log.stop()
    let history = log.history(reader.text())
    for event in history.events {
      for text in event.sent.flatMap({ [$0.key, $0.value] }) + [event.name.rawValue, event.message ?? ""] {
        try require(text.count <= 120 && text.unicodeScalars.count <= 1_001, "the text is too long: \(text)")
      }
    }
    return history
  }

  private struct Told: EventMessage {
    static let name: EventName = "fuzz.told"
    var value: Any
    var userInfo: UserInfo
  }

  /// Checks that a page consists of the fixed parts, the title and the data, and that neither can contain markup.
  private static func check(_ page: Page, of history: EventHistory) throws {
    try require(page.fixed == emptyPage?.fixed, "the fixed parts of a page differ: \(page.fixed)")
    try require(
      !(page.title + page.data).utf8.contains(UInt8(ascii: "<")),
      "an unescaped < in \(page.title), \(page.data)"
    )
    // Literal search, because an accent after a bracket joins it to one character.
    let title = page.title.replacingOccurrences(of: "&lt;", with: "<", options: .literal)
      .replacingOccurrences(of: "&amp;", with: "&", options: .literal)
    try requireEqual(title, history.title.visible, "the title")
    let texts = try JSONDecoder().decode(Texts.self, from: Data(page.data.utf8)).texts
    let shown = history.events.flatMap { event in
      [event.name.rawValue, event.source] + event.handlers + event.sent.flatMap { [$0.key, $0.value] }
    }
    try require(Set(texts).isSuperset(of: shown), "the page lacks texts of \(history)")
  }

  private struct Texts: Decodable {
    let texts: [String]
  }

  private static let emptyPage = try? Page(EventHistory(steps: []).html())
}

/// The parts of a page, with the nonce replaced.
private struct Page {
  var fixed: [String]
  var title: String
  var data: String

  init(_ html: String) throws {
    var rest = Data(html.utf8)
    func part(to mark: String) throws -> String {
      guard let end = rest.range(of: Data(mark.utf8)) else {
        throw BrokenProperty(description: "the page lacks \(mark)")
      }
      defer { rest = rest[end.upperBound...] }
      return String(decoding: rest[..<end.lowerBound], as: UTF8.self)
    }
    let start = try part(to: "script-src 'nonce-")
    let nonce = try part(to: "'")
    let head = try part(to: "<title>")
    title = try part(to: "</title>")
    let body = try part(to: "<script type=\"application/json\" id=\"report\">")
    data = try part(to: "</script>")
    let end = String(decoding: rest, as: UTF8.self)
    fixed = [start, head, body, end].map { $0.components(separatedBy: nonce).joined(separator: "N") }
  }
}

/// A value whose type only is shown.
private struct Secret: PrivateValue {
  static let text = "Zyxwvutsrq"

  var name = "a name"
  var pin = text
}

/// A value with any description.
private struct Described: CustomStringConvertible {
  var description: String
}

extension UserInfoKeys {
  fileprivate static let pin = UserInfoKey<String>(private: "pin")
}

extension ByteReader {
  fileprivate mutating func key() -> String { boolean() ? text() : choice(of: ["pin", "sku"]) }

  /// Returns a value of any kind. The secret text is only under a private key or in a private value.
  fileprivate mutating func value(_ depth: Int = 0) -> Any {
    let kind = number(in: 0...15)
    if depth < 4 {
      switch kind {
      case 0: return list(upTo: 40) { $0.value(depth + 1) }
      case 1: return Dictionary(list(upTo: 4) { ($0.text(), $0.value(depth + 1)) }) { one, _ in one }
      case 2: return Optional.some(value(depth + 1)) as Any
      case 3: return (name: text(), value: value(depth + 1))
      case 4: return AnyHashable([text(): Set([text()])])
      default: break
      }
    }
    switch kind {
    case 5: return [Secret()]
    case 6: return Secret()
    case 7: return Secret?.some(Secret()) as Any
    case 8: return UserInfo(["pin": Secret.text, text(): 1])
    case 9: return Described(description: text())
    case 10: return Optional<Int>.none as Any
    case 11: return Double(bitPattern: UInt64(bitPattern: Int64(anyNumber())))
    case 12: return Data(bytes(4))
    case 13: return 0...Int.max
    case 14: return anyNumber()
    default: return text(upTo: 200)
    }
  }
}
