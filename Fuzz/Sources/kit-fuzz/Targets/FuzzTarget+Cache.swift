import Foundation

@testable import KitSupport
@testable import PagedList

extension FuzzTarget {
  /// The file that a feed keeps its first page in: written and read, or whatever lies there instead.
  static let cache = FuzzTarget("cache") { reader in
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("kit-fuzz-\(ProcessInfo.processInfo.processIdentifier).json")
    let file = PageFile<Row>(url)
    let request = PageRequest(size: 20)
    // A seed that looks like a file is one.
    var whole = reader
    let content = whole.remainder()
    if content.first == UInt8(ascii: "{") {
      try checkRefusal(of: Data(content), by: file, at: url, request)
      try Data(content).sealed.write(to: url)
    } else {
      try checkWriting(to: file, &reader)
      let written = try Data(contentsOf: url)
      guard let page = written.unsealed else { throw BrokenProperty(description: "a page without its seal") }
      var damaged = Array(page)
      for _ in 0..<reader.number(in: 1...4) { damaged.damage(&reader) }
      if damaged != Array(page) {
        try checkRefusal(of: written.dropLast(page.count) + Data(damaged), by: file, at: url, request)
      }
      try Data(damaged).sealed.write(to: url)
    }
    // What is as it was written may have been written by another version of the app.
    try checkReading(of: file, request)
  }

  /// Nothing but a report comes of a file that is not as it was written.
  private static func checkRefusal(
    of content: Data,
    by file: PageFile<Row>,
    at url: URL,
    _ request: PageRequest
  ) throws {
    try content.write(to: url)
    let (page, reports) = Reports.collecting { file.page(for: request) }
    try require(page == nil && reports.count == 1, "a damaged page, and \(reports)")
  }

  private struct Row: Codable, Equatable {
    var id: Int
    var area: String?
    var magnitude: Double
  }

  /// A page or nothing comes of the file, and nothing that can't be used is told of.
  private static func checkReading(of file: PageFile<Row>, _ request: PageRequest) throws {
    let (page, reports) = Reports.collecting { file.page(for: request) }
    guard let page else { return try require(reports.count <= 1, "several reports: \(reports)") }
    try require(reports.isEmpty, "a page and \(reports)")
    let (copy, problems) = Reports.collecting {
      file.write(page, for: request, file.ticket())
      return file.page(for: request)
    }
    try require(problems.isEmpty, "a page that was read cannot be written: \(problems)")
    try requireSame(copy, page)
    tryToShow(page, request)
  }

  private static func checkWriting(to file: PageFile<Row>, _ reader: inout ByteReader) throws {
    var request = PageRequest(size: 20)
    if reader.boolean() { request.size = reader.number(in: 1...100) }
    for _ in 0..<reader.number(in: 0...2) { request.parameters[reader.text()] = reader.text() }
    let rows = reader.list(upTo: 30) { reader in
      Row(
        id: reader.anyNumber(),
        area: reader.optional { $0.text() },
        magnitude: Double(reader.anyNumber()) / 8
      )
    }
    var page = LoadedPage(rows)
    page.pageSize = reader.optional { $0.anyNumber() }
    page.total = reader.optional { $0.anyNumber() }
    page.nextCursor = reader.optional { $0.text() }
    page.isLast = reader.optional { $0.boolean() }
    page.refusedCount = reader.number(in: 0...255)

    let (_, reports) = Reports.collecting { file.write(page, for: request, file.ticket()) }
    try require(reports.isEmpty, "not written: \(reports)")
    try requireSame(file.page(for: request), page)
    var other = request
    other.parameters["kind"] = request.parameters["kind"].map { $0 + "s" } ?? ""
    try require(file.page(for: other) == nil, "the page stands in for another one")
    tryToShow(page, request)
  }

  private static func requireSame(_ found: LoadedPage<Row>?, _ expected: LoadedPage<Row>) throws {
    guard let found else { throw BrokenProperty(description: "the page that was written is not there") }
    try requireEqual(found.items, expected.items, "the rows")
    try requireEqual(found.pageSize, expected.pageSize, "the size of a page")
    try requireEqual(found.total, expected.total, "the total")
    try requireEqual(found.nextCursor, expected.nextCursor, "the name of the next page")
    try requireEqual(found.isLast, expected.isLast, "whether it is the last page")
    try requireEqual(found.refusedCount, expected.refusedCount, "how many elements were no rows")
  }

  /// What a list does with the page must not trap: twice, as a first and a next page.
  private static func tryToShow(_ page: LoadedPage<Row>, _ request: PageRequest) {
    var machine = PagingMachine(pageSize: request.size)
    _ = machine.handle(.loadFirst(parameters: request.parameters))
    _ = machine.handle(.answer(.success(page.facts), ticket: 1))
    _ = machine.handle(.loadNext(parameters: request.parameters))
    _ = machine.handle(.answer(.success(page.facts), ticket: 2))
  }
}

extension [UInt8] {
  /// Puts another number in place of one, or another byte.
  fileprivate mutating func damage(_ reader: inout ByteReader) {
    guard !isEmpty else { return }
    let isNumber = reader.boolean()
    let place = (Int(reader.byte()) << 8 | Int(reader.byte())) % count
    guard isNumber else { return self[place] = reader.byte() }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = self[place...].firstIndex(where: digits.contains) else { return }
    let end = self[start...].firstIndex { !digits.contains($0) } ?? endIndex
    replaceSubrange(start..<end, with: Array(String(reader.anyNumber()).utf8))
  }
}
