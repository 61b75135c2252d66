import Foundation

@testable import KitSupport
@testable import RouterEvents
@testable import RouterEventsInspector

extension FuzzTarget {
  /// The page of a report: of any texts, and of events that carry any values.
  static let html = FuzzTarget("html") { reader in
    var whole = reader
    let input = String(decoding: whole.remainder(), as: UTF8.self)
    let isRead = reader.boolean()
    let report = isRead ? .report(of: &reader) : try emittedReport(&reader)
    let page = try Page(report.html())
    try check(page, of: report)
    // The fuzzer finds out what is looked for, and then writes it itself.
    if isRead || input.contains(Secret.text) { return }
    for text in [
      page.title, page.data, report.json(), report.description, report.mermaid(), report.chromeTrace(),
    ] {
      try require(!text.contains(Secret.text), "a private value is shown: \(report)")
    }
  }

  /// What a log has of an event that carried any values under any names.
  @MainActor
  private static func emittedReport(_ reader: inout ByteReader) throws -> EventReport {
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
    let report = log.report(reader.text())
    for event in report.events {
      for text in event.sent.flatMap({ [$0.key, $0.value] }) + [event.name.rawValue, event.message ?? ""] {
        try require(text.count <= 120 && text.unicodeScalars.count <= 1_001, "a long text: \(text)")
      }
    }
    return report
  }

  private struct Told: EventMessage {
    static let name: EventName = "fuzz.told"
    var value: Any
    var userInfo: UserInfo
  }

  /// Between the parts that all pages have there are the title and the data, and no way out of either.
  private static func check(_ page: Page, of report: EventReport) throws {
    try require(page.fixed == emptyPage?.fixed, "a page has other fixed parts: \(page.fixed)")
    try require(
      !(page.title + page.data).utf8.contains(UInt8(ascii: "<")),
      "something begins in \(page.title), \(page.data)"
    )
    // An accent on a bracket makes one character of both.
    let title = page.title.replacingOccurrences(of: "&lt;", with: "<", options: .literal)
      .replacingOccurrences(of: "&amp;", with: "&", options: .literal)
    try requireEqual(title, report.title.visible, "the title")
    let read = try JSONDecoder().decode(EventReport.self, from: Data(page.data.utf8))
    try requireEqual(read, report, "the report in its page")
  }

  private static let emptyPage = try? Page(EventReport(steps: []).html())
}

/// A page taken apart, with the number that only it has blotted out.
private struct Page {
  var fixed: [String]
  var title: String
  var data: String

  init(_ html: String) throws {
    var rest = Data(html.utf8)
    func part(to mark: String) throws -> String {
      guard let end = rest.range(of: Data(mark.utf8)) else {
        throw BrokenProperty(description: "a page without \(mark)")
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

/// A value that is shown as its type only.
private struct Secret: PrivateValue {
  static let text = "Zyxwvutsrq"

  var name = "a name"
  var pin = text
}

/// Something that says of itself what it likes.
private struct Talkative: CustomStringConvertible {
  var description: String
}

extension UserInfoKeys {
  fileprivate static let pin = UserInfoKey<String>(private: "pin")
}

extension ByteReader {
  fileprivate mutating func key() -> String { boolean() ? text() : choice(of: ["pin", "sku"]) }

  /// A value of any kind. A secret is under a private name of a user info, or a private value.
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
    case 9: return Talkative(description: text())
    case 10: return Optional<Int>.none as Any
    case 11: return Double(bitPattern: UInt64(bitPattern: Int64(anyNumber())))
    case 12: return Data(bytes(4))
    case 13: return 0...Int.max
    case 14: return anyNumber()
    default: return text(upTo: 200)
    }
  }
}
