import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// The line at the top of the list, with the buttons for the whole of it.
final class HeaderView: ButtonView {
  override var buttons: [ViewButton] {
    [
      ViewButton("tips", action: tipsTapped), ViewButton("reload", action: reloadTapped),
      ViewButton("count", action: countTapped),
    ]
  }

  private func tipsTapped() {
    routerEvent(name: .tipsTapped)
  }

  private func reloadTapped() {
    routerEvent(name: .reloadTapped)
  }

  private func countTapped() {
    guard let events = ask(ForwardedEvents()) else {
      lines = ["Nobody counts events here."]
      return
    }
    let counts = events.sorted { $0.key.rawValue < $1.key.rawValue }.map { "\($0.key) \($0.value)" }
    let total = Wording.count(events.values.reduce(0, +), "event")
    lines = ["\(total) went all the way up\(counts.isEmpty ? "" : ": \(counts.joined(separator: ", "))")"]
  }
}
