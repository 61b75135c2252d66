import Foundation
import RouterEventsInspector

extension String {
  /// The text with every duration replaced by `T`, because durations vary.
  var untimed: String {
    replacing(#/\d+(\.\d)? (ns|µs|ms|s)\b/#, with: "T")
      .replacing(#/("(?:nanoseconds|microsecondsSince1970)" ?: ?)\d+/#) { "\($0.1)0" }
      .replacing(#/("(?:id|event)" ?: ?)\d+/#) { "\($0.1)0" }
  }
}

extension EventHistory {
  /// The history in every format.
  var texts: [String] { [description, mermaid(), json(), html()] }
}
