import Commands
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension EventName {
  /// The user moved the selection to the next row.
  static let nextRowChosen: EventName = "keys.nextRowChosen"

  /// The user moved the selection to the previous row.
  static let previousRowChosen: EventName = "keys.previousRowChosen"

  /// The user opened the selected row.
  static let selectedRowOpened: EventName = "keys.selectedRowOpened"

  /// The user left the topmost screen.
  static let backChosen: EventName = "keys.backChosen"
}

/// The commands of the app. The app delegate puts them into the main menu.
extension EventCommand {
  static let reload = EventCommand(.reloadTapped, "Reload", key: "r", modifiers: .command)
  static let browse = EventCommand(.browseTapped, "Browse", key: "b", modifiers: .command)
  static let gallery = EventCommand(.galleryTapped, "Gallery", key: "g", modifiers: .command)
  static let tips = EventCommand(.tipsTapped, "Tips", key: "i", modifiers: .command)

  static let nextRow = EventCommand(
    .nextRowChosen,
    "Next Row",
    key: .down,
    group: "rows",
    takesPriority: true
  )
  static let previousRow = EventCommand(
    .previousRowChosen,
    "Previous Row",
    key: .up,
    group: "rows",
    takesPriority: true
  )
  static let openRow = EventCommand(.selectedRowOpened, "Open", key: .return, group: "rows")
  static let back = EventCommand(.backChosen, "Back", key: .escape, group: "screens")
}
