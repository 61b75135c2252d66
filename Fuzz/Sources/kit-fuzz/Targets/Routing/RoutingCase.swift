import RouterEvents

/// A graph of responders, their behavior, and the events to emit.
struct RoutingCase {
  static let requestName = 2

  var nodes: [Node]
  var emissions: [Emission]
  var isObserved: Bool

  struct Emission {
    var source: Int
    var name: Int
  }

  struct Node {
    var kind: RoutingKind
    var next: Int?
    var detour: Int?
    var intercept: Turn
    var decorate: [Decoration]
    var acts: [Act]
    var attached: Turn

    /// The turns of the handler, by the number of the event's name.
    var handle: [Turn]
  }

  struct Decoration {
    var key: Int
    var value: Int?
  }

  /// The acts of a role, and its answer.
  struct Turn {
    var acts: [Act]
    var answer: EventDisposition
  }

  /// An act during a dispatch. Numbers are those of nodes.
  enum Act {
    case link(Int, to: Int?)
    case detour(Int, through: Int?)
    /// Replaces a node with a new one of the same behavior.
    case replace(Int)
    case attach(to: Int, name: Int)
    case detach(Int)
    case emit(Emission)
    case keep
  }
}

enum RoutingKind: Int, CaseIterable {
  case link, detouringLink, responder, detouringResponder, quietLink

  var isResponder: Bool { self == .responder || self == .detouringResponder }
  var isQuiet: Bool { self == .quietLink }
  var mayDetour: Bool { self == .detouringLink || self == .detouringResponder }

  /// Returns whether a node of this kind can link to a node of another kind.
  func canLead(to other: RoutingKind) -> Bool { !isResponder || other.isResponder }
}

extension RoutingCase {
  init(_ reader: inout ByteReader) {
    let count = reader.number(in: 1...9)
    isObserved = reader.boolean()
    emissions = []
    nodes = (0..<count).map { _ in Node(&reader, of: count) }
    repeat { emissions.append(Emission(&reader, of: count)) } while !reader.isAtEnd && emissions.count < 4
  }
}

extension RoutingCase.Emission {
  fileprivate init(_ reader: inout ByteReader, of count: Int) {
    let byte = Int(reader.byte())
    (source, name) = (byte / 3 % count, byte % 3)
  }
}

extension RoutingCase.Node {
  fileprivate init(_ reader: inout ByteReader, of count: Int) {
    kind = reader.choice(of: RoutingKind.allCases)
    next = reader.node(of: count)
    detour = kind.mayDetour ? reader.node(of: count) : nil
    // A role without its bit forwards everything.
    let roles = reader.byte()
    intercept = roles & 1 == 0 ? RoutingCase.Turn(acts: [], answer: .forwarded) : .turn(of: &reader, count)
    decorate =
      roles & 2 == 0
      ? []
      : reader.list(upTo: 3) { reader in
        RoutingCase.Decoration(key: reader.number(in: 0...3), value: reader.optional { $0.number(in: 0...9) })
      }
    acts = roles & 4 == 0 ? [] : reader.list(upTo: 2) { .act(of: &$0, count) }
    attached = roles & 8 == 0 ? RoutingCase.Turn(acts: [], answer: .forwarded) : .turn(of: &reader, count)
    let one = roles & 16 == 0 ? RoutingCase.Turn(acts: [], answer: .forwarded) : .turn(of: &reader, count)
    let other = roles & 32 == 0 ? one : .turn(of: &reader, count)
    handle = [one, other, roles & 64 == 0 ? one : .turn(of: &reader, count)]
  }
}

extension RoutingCase.Turn {
  fileprivate static func turn(of reader: inout ByteReader, _ count: Int) -> RoutingCase.Turn {
    let answer = reader.choice(
      of: [.forwarded, .handledAndForwarded, .forwarded, .handled, .handledAndForwarded, .blocked]
        as [EventDisposition]
    )
    return RoutingCase.Turn(acts: reader.list(upTo: 3) { .act(of: &$0, count) }, answer: answer)
  }
}

extension RoutingCase.Act {
  fileprivate static func act(of reader: inout ByteReader, _ count: Int) -> RoutingCase.Act {
    let kind = reader.number(in: 0...7)
    let node = reader.number(in: 0...count - 1)
    switch kind {
    case 0: return .link(node, to: reader.node(of: count))
    case 1: return .detour(node, through: reader.node(of: count))
    case 2: return .replace(node)
    case 3: return .attach(to: node, name: reader.number(in: 0...2))
    case 4: return .detach(node)
    case 5: return .keep
    default: return .emit(.init(source: node, name: reader.number(in: 0...2)))
    }
  }
}

extension ByteReader {
  /// Returns the number of a node, or nil.
  fileprivate mutating func node(of count: Int) -> Int? {
    let number = number(in: 0...count)
    return number == 0 ? nil : number - 1
  }
}
