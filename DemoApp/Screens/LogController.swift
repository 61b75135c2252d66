import Foundation
import ListSource
import RouterEventsInspector
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A screen that shows the events of a log, newest first.
///
/// Each event is a section. The first line of the event's trace is the title of the section. The rows show the other
/// lines: the responders on the route, and the result.
final class LogController: ListTableController, EventHandling {
  static let table = StrategyTable<LogController> {
    On(.logCloseTapped) { controller, _ in controller.dismiss(animated: true) }
  }

  private let history: EventHistory

  init(_ history: EventHistory) {
    self.history = history
    super.init(.plain)
    title = history.title
    navigationItem.leftBarButtonItem = UIBarButtonItem("Close", emits: .logCloseTapped, from: self)
  }

  override var list: ListSource {
    ListSource {
      for event in history.events.reversed() {
        let lines = EventHistory(steps: [EventHistory.Step(events: [event])]).description.split(
          separator: "\n"
        )
        ListSection(event.id, title: String(lines[0])) {
          Rows(plain: lines.dropFirst().map { PlainRow(line: $0) })
        }
      }
    }
  }
}

extension PlainRow {
  /// Creates a row from a line of an event's trace.
  ///
  /// The title is the line up to the first double space after its indentation, for example `0 QuakeCell`. The detail is
  /// the rest of the line.
  fileprivate init(line: Substring) {
    let parts = line.drop { $0 == " " }.split(separator: "  ", maxSplits: 1)
    self.init(String(parts[0]), detail: parts.dropFirst().first.map { String($0.drop { $0 == " " }) })
  }
}
