/// Counts the sent and the received events.
@MainActor
final class Tally: CustomStringConvertible {
  /// A receiver, which must see each event once.
  enum Sink: String, CaseIterable {
    case screen, attached, root, answer, unhandled, observer
  }

  /// The number of emitted events by kind.
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
  private var problems: [String] = []

  /// Expects more events at a sink.
  func expect(_ sink: Sink, _ count: Int = 1) {
    expected[sink, default: 0] += count
  }

  /// Counts an event that arrives in order. Serial numbers must increase at each sink, so a duplicate is reported.
  func count(_ sink: Sink, serial: Int) {
    counted[sink, default: 0] += 1
    if let last = last[sink], serial <= last { complain("\(sink) had \(serial) after \(last)") }
    last[sink] = serial
  }

  /// Counts an event of a sink that receives inner events before outer ones.
  func countInAnyOrder(_ sink: Sink) {
    counted[sink, default: 0] += 1
  }

  func complain(_ text: String) {
    if problems.count < 20 { problems.append(text) }
  }

  var complaints: [String] {
    problems
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
