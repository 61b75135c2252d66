/// What was sent, and what arrived where.
@MainActor
final class Tally: CustomStringConvertible {
  /// Who takes events in, and has to see each of them once.
  enum Sink: String, CaseIterable {
    case screen, attached, root, answer, unhandled, observer
  }

  /// What was emitted, under names of its own.
  struct Sent {
    var tapped = 0
    var seen = 0
    var nested = 0
    var lost = 0
    var asked = 0

    var total: Int { tapped + seen + nested + lost + asked }
  }

  var sent = Sent()
  private var expected: [Sink: Int] = [:]
  private var counted: [Sink: Int] = [:]
  private var last: [Sink: Int] = [:]
  private var strays: [String] = []

  /// One more has to arrive at a sink.
  func expect(_ sink: Sink, _ count: Int = 1) {
    expected[sink, default: 0] += count
  }

  /// An event arrived. Those of one sink come in the order in which they were emitted, so that one that comes twice is
  /// not later than the last.
  func count(_ sink: Sink, serial: Int) {
    counted[sink, default: 0] += 1
    if let last = last[sink], serial <= last { complain("\(sink) had \(serial) after \(last)") }
    last[sink] = serial
  }

  /// An event arrived where inner events come before the outer ones.
  func countInAnyOrder(_ sink: Sink) {
    counted[sink, default: 0] += 1
  }

  func complain(_ text: String) {
    if strays.count < 20 { strays.append(text) }
  }

  var complaints: [String] {
    strays
      + Sink.allCases.filter { expected[$0, default: 0] != counted[$0, default: 0] }
      .map { "\($0): expected \(expected[$0, default: 0]), counted \(counted[$0, default: 0])" }
  }

  nonisolated var description: String {
    MainActor.assumeIsolated {
      "sent: \(sent.tapped) tapped, \(sent.seen) seen, \(sent.nested) nested, \(sent.lost) lost, \(sent.asked) asked\n"
        + Sink.allCases.map { "\($0): \(counted[$0, default: 0]) of \(expected[$0, default: 0])" }
        .joined(separator: "\n")
    }
  }
}
