import StrategyTable

struct Song: Equatable {
  var id: Int
}

struct Album {}

/// A typed event that is created from the number in a user info.
struct Numbered: EventMessage {
  static let name: EventName = "form.message"
  var number: Int

  init(number: Int) {
    self.number = number
  }

  init?(userInfo: UserInfo) {
    guard let number = userInfo["number"] as? Int else { return nil }
    self.number = number
  }
}

extension UserInfoKeys {
  static let factor = UserInfoKey<Int>("factor")
}

extension RowEvents {
  static let songTapped = RowEvent<Song>("form.row")
}

/// A row of a list.
struct TestRow: RowPosition {
  var item: Any?
}

/// The forms of a strategy that receives more than the event. Each passes a number to its code.
enum Form: CaseIterable {
  case value, values, row, message

  typealias Body = @MainActor (Screen, Int, RouterEvent) throws -> Void
  typealias DecidingBody = @MainActor (Screen, Int, RouterEvent) throws -> EventDisposition
  typealias AsyncBody = @MainActor (WeakOwner<Screen>, Int, RouterEvent) async throws -> Void

  var name: EventName {
    switch self {
    case .value: "form.value"
    case .values: "form.values"
    case .row: RowEvents.songTapped.name
    case .message: Numbered.name
    }
  }

  @MainActor
  func on(line: Int = #line, _ body: @escaping Body) -> On<Screen> {
    switch self {
    case .value:
      On(name, with: \.number, { try body($0, $1, $2) }, line: line)
    case .values:
      On(name, with: \.number, and: \.factor, { try body($0, $1 * $2, $3) }, line: line)
    case .row:
      On(row: \.songTapped, { try body($0, $1.id, $2) }, line: line)
    case .message:
      On(message: Numbered.self, { try body($0, $1.number, $2) }, line: line)
    }
  }

  @MainActor
  func on(whileRunning overlap: Overlap, line: Int = #line, _ body: @escaping AsyncBody) -> On<Screen> {
    switch self {
    case .value:
      On(name, with: \.number, whileRunning: overlap, { try await body($0, $1, $2) }, line: line)
    case .values:
      On(
        name,
        with: \.number,
        and: \.factor,
        whileRunning: overlap,
        { try await body($0, $1 * $2, $3) },
        line: line
      )
    case .row:
      On(row: \.songTapped, whileRunning: overlap, { try await body($0, $1.id, $2) }, line: line)
    case .message:
      On(message: Numbered.self, whileRunning: overlap, { try await body($0, $1.number, $2) }, line: line)
    }
  }

  /// The forms that have one that decides.
  static let deciding: [Form] = [.value, .row, .message]

  @MainActor
  func onDeciding(line: Int = #line, _ body: @escaping DecidingBody) -> On<Screen> {
    switch self {
    case .value, .values:
      On(deciding: name, with: \.number, { try body($0, $1, $2) }, line: line)
    case .row:
      On(decidingRow: \.songTapped, { try body($0, $1.id, $2) }, line: line)
    case .message:
      On(decidingMessage: Numbered.self, { try body($0, $1.number, $2) }, line: line)
    }
  }

  /// The user info from which a strategy of the form receives a number.
  func userInfo(_ number: Int) -> UserInfo {
    switch self {
    case .value, .message: [.number: number]
    case .values: [.number: number, .factor: 1]
    case .row: [UserInfoKeys.rowPositions: [TestRow(item: Album()), TestRow(item: Song(id: number))]]
    }
  }

  @MainActor
  @discardableResult
  func emit(_ number: Int, from source: any EventResponder) -> EventOutcome {
    switch self {
    case .value, .values: source.routerEvent(name: name, userInfo: userInfo(number))
    case .row: source.routerEvent(row: .songTapped, of: Song(id: number))
    case .message: source.routerEvent(Numbered(number: number))
    }
  }
}

/// A user info that lacks what a strategy receives.
enum Lack: CaseIterable {
  case missing, mistyped, null, second, noRow, otherRow, header, noMessage, emptyMessage

  var form: Form {
    switch self {
    case .missing, .mistyped, .null: .value
    case .second: .values
    case .noRow, .otherRow, .header: .row
    case .noMessage, .emptyMessage: .message
    }
  }

  var userInfo: UserInfo {
    switch self {
    case .missing, .noRow, .emptyMessage: [:]
    case .mistyped: ["number": "1"]
    case .null: ["number": Int?.none as Any]
    case .second: [.number: 1]
    case .otherRow: [UserInfoKeys.rowPositions: [TestRow(item: Album()), TestRow(item: "a")]]
    case .header: [UserInfoKeys.rowPositions: [TestRow()]]
    case .noMessage: ["number": "1", "stars": 2]
    }
  }

  var report: String { report(as: form.name) }

  func report(as name: EventName) -> String {
    let remedy =
      switch form {
      case .value, .values: "Emit it with the value, or let a decorator add the value."
      case .row: "Emit it from a row of Song, or with routerEvent(row:of:)."
      case .message: "Emit the typed event itself, or implement Numbered.init(userInfo:)."
      }
    return "The event '\(name)' was forwarded: its handler expected \(expectation). \(remedy)"
  }

  var expectation: String {
    switch self {
    case .missing, .null: "Int for 'number', found none"
    case .mistyped: "Int for 'number', found String"
    case .second: "Int for 'factor', found none"
    case .noRow, .header: "a row of Song, found no row"
    case .otherRow: "a row of Song, found a row of Album in a row of String"
    case .noMessage:
      "the typed event Numbered, found a user info with number, stars, from which it cannot be created"
    case .emptyMessage:
      "the typed event Numbered, found an empty user info, from which it cannot be created"
    }
  }
}
