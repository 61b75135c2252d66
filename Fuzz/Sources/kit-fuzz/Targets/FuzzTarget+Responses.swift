import Foundation

@testable import PagedList
@testable import Requests

extension FuzzTarget {
  /// A JSON document that is read at a place. The first line of a case is the path, with dots between its steps and
  /// numbers for elements. The rest is the document.
  static let responses = FuzzTarget("responses") { reader in
    let way = String(decoding: reader.line(), as: UTF8.self).split(separator: ".").map(String.init)
    let document = Data(reader.remainder())
    guard let json = try read(document) else { return }
    guard let value = json.value else { throw BrokenProperty(description: "the document has no value") }
    try checkPlace(on: way, in: json, of: value)
    try checkPage(on: way, in: json)
  }

  /// Returns the document, which Foundation must read too, or nil if it is invalid. The error must name a place in it.
  private static func read(_ document: Data) throws -> JSON? {
    do {
      let json = try JSON(document, source: "answer")
      let isRead = (try? JSONSerialization.jsonObject(with: document, options: .fragmentsAllowed)) != nil
      try require(isRead, "Foundation cannot read it")
      return json
    } catch let error as RequestError {
      guard case .notJSON(let position, _, _) = error.reason else {
        throw BrokenProperty(description: "unexpected error for a document: \(error)")
      }
      try require((0...document.count).contains(position), "\(error) is not in the document")
      return nil
    }
  }

  private static func checkPlace(on way: [String], in json: JSON, of value: JSON.Value) throws {
    var place = json
    var expected = Found.value(value)
    for step in way {
      place = Int(step).map { place[$0] } ?? place[step]
      expected = expected.step(step)
    }
    if way.allSatisfy({ Int($0) == nil }) {
      try requireEqual(json[way].path, place.path, "the path of several steps")
    }
    try requireEqual(place.value, expected.value, "the value at \(place.path)")
    try checkReading(of: place, as: .anything, expected) { $0 }
    try checkReading(of: place, as: .text, expected) { if case .text(let text) = $0 { text } else { nil } }
    try checkReading(of: place, as: .boolean, expected) {
      if case .boolean(let flag) = $0 { flag } else { nil }
    }
    try checkReading(of: place, as: .object, expected) { if case .object(let all) = $0 { all } else { nil } }
    try checkReading(of: place, as: .number, expected, \.asNumber)
    try checkReading(of: place, as: .whole, expected, \.asWhole)
    try checkReading(of: place, as: .whole(in: -5...5), expected) {
      $0.asWhole.flatMap { abs($0.clamped) <= 5 ? $0 : nil }
    }
    guard case .list(let values)? = expected.value else { return }
    let elements = try place.elements()
    try requireEqual(elements.map(\.value), values.map(Optional.init), "the elements at \(place.path)")
    try requireEqual(elements.map(\.path), values.indices.map { place[$0].path }, "the paths of elements")
  }

  private static func checkReading<Result: Equatable>(
    of place: JSON,
    as kind: JSON.Kind<Result>,
    _ expected: Found,
    _ result: (JSON.Value) -> Result?
  ) throws {
    do {
      let found = try place.read(kind)
      try requireEqual(found, expected.value.flatMap(result), "\(kind.name()) at \(place.path)")
    } catch let error as RequestError {
      try require(
        expected.value.flatMap(result) == nil,
        "there is \(kind.name()), but the error is: \(error)"
      )
      guard case .wrongShape(let path, _, _) = error.reason else {
        throw BrokenProperty(description: "unexpected error of a reading: \(error)")
      }
      try require(
        place.path.hasPrefix(path) || path == "top level",
        "\(error) is not on the way to \(place.path)"
      )
    }
    let isAbsent = expected.isNothing || expected.value == .null
    do {
      let found = try place.readIfPresent(kind)
      try requireEqual(
        found,
        isAbsent ? nil : expected.value.flatMap(result),
        "\(kind.name()), if there is any"
      )
    } catch let error as RequestError {
      try require(!isAbsent, "an error for a missing optional value: \(error)")
    }
  }

  /// Checks that a page is read from the list at a path, or that an error names the place and the reason.
  private static func checkPage(on way: [String], in json: JSON) throws {
    let envelope = PageEnvelope(
      items: way,
      pageSize: ["size"],
      total: ["total"],
      nextCursor: ["next"],
      isLast: ["last"]
    )
    let reader = PageReader(envelope: envelope) { try $0["id"].readIfPresent(.whole) }
    do {
      let page = try reader.page(in: json)
      try requireEqual(page.received, try json[way].elements().count, "the elements of a page")
      try require(page.pageSize.map { $0 > 0 } ?? true, "a page of \(page.pageSize ?? 0) rows")
      try require(page.total.map { $0 >= 0 } ?? true, "a total of \(page.total ?? 0) rows")
      try require(page.nextCursor != "", "the cursor is empty")
      try require(page.nextCursor != nil || page.isLast != nil, "a page with neither a cursor nor isLast")
    } catch let error as RequestError {
      try require(!"\(error)".isEmpty, "the error has no description")
    } catch let error as PageElementError {
      try require("\(error)".contains("answer, "), "the error does not name its place: \(error)")
    }
    do {
      _ = try json[way].decoded(as: [Element].self)
    } catch {
      try require(!"\(error)".isEmpty, "the error has no description")
    }
  }

  private struct Element: Decodable {
    var id: Int
    var area: String?
    var magnitude: Double?
    var more: [String: [Element]]?
  }
}

/// The value at a place, found step by step without the code under test.
private enum Found {
  case value(JSON.Value)
  case nothing
  case unreachable

  var value: JSON.Value? { if case .value(let value) = self { value } else { nil } }
  var isNothing: Bool { if case .nothing = self { true } else { false } }

  func step(_ step: String) -> Found {
    switch (value, Int(step)) {
    case (nil, _): self
    case (.list(let values)?, let index?): values.indices.contains(index) ? .value(values[index]) : .nothing
    case (.object(let members)?, nil): members[step].map(Found.value) ?? .nothing
    default: .unreachable
    }
  }
}

extension JSON.Value {
  fileprivate var asNumber: Double? {
    switch self {
    case .whole(let number): Double(number)
    case .number(let number): number.double
    default: nil
    }
  }

  fileprivate var asWhole: Int? {
    switch self {
    case .whole(let number): number
    case .number(let number): number.exactly()
    default: nil
    }
  }
}

extension Int {
  /// The number, with negative zero as zero.
  fileprivate var clamped: Int { Swift.max(self, -.max) }
}
