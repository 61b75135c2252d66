import Foundation
import PlatformUIKit
import RouterEvents
import TestSupport

@testable import ListSource

/// A situation in which an app applies a list. Random lives draw from all of them.
enum Situation: CaseIterable {
  case onScreen
  case outsideWindow
  case inBatch
  case inContent
  #if !canImport(UIKit) || os(watchOS)
    case duringDrag
  #endif

  static func random(using generator: inout SeededGenerator) -> Situation {
    // Most lists are applied while nothing else happens.
    Bool.random(using: &generator) ? .onScreen : allCases.randomElement(using: &generator) ?? .onScreen
  }
}

extension Screen {
  /// Applies a list in a situation, waits until it is shown, and lays it out.
  ///
  /// In a content closure or during a drag, this first shows the current list with one more row at the top.
  func show(_ source: ListSource, in situation: Situation, animated: Bool = true) async {
    switch situation {
    case .onScreen: show(source, animated: animated)
    case .outsideWindow:
      leaveWindow()
      apply(source, animated: animated)
      returnToWindow()
    case .inBatch:
      view.batch { apply(source, animated: animated) }
      layOut()
    case .inContent:
      let trigger = Trigger { apply(source, animated: animated) }
      scroll(to: 0)
      show(adapter.source.beginning(with: trigger.contentRow))
      await trigger.pull()
      layOut()
    #if !canImport(UIKit) || os(watchOS)
      case .duringDrag:
        let trigger = Trigger { apply(source, animated: animated) }
        scroll(to: 0)
        show(adapter.source.beginning(with: trigger.reorderableRow))
        drag(0, to: middle(of: 0)) { trigger.apply() }
        await trigger.pull()
        layOut()
    #endif
    }
  }
}

/// Applies a list once.
///
/// Its rows have a height of their own. In a list whose rows are hidden by a default height of 0, a finger would press
/// the row below, and open its menu.
@MainActor
private final class Trigger {
  private var update: ListUpdate?
  private var isApplied = false
  private let makeUpdate: () -> ListUpdate

  init(_ makeUpdate: @escaping () -> ListUpdate) {
    self.makeUpdate = makeUpdate
  }

  func apply() {
    guard !isApplied else { return }
    isApplied = true
    update = makeUpdate()
  }

  /// Applies the list if that has not happened, and waits until it is shown.
  func pull() async {
    apply()
    _ = await update?.finished
  }

  /// A section with a row that applies the list when its content is requested.
  var contentRow: ListSection {
    ListSection("trigger") {
      Rows([Item(-1)]) { [weak self] item, _ in
        self?.apply()
        var content = UIListContentConfiguration.cell()
        content.text = item.text
        return content
      }
      .height(.fixed(44))
    }
  }

  /// A section with a row that the user can drag.
  var reorderableRow: ListSection {
    ListSection("trigger") {
      Rows([Item(-1)], cell: ItemCell.self).reorderable(emits: "trigger.moved").height(.fixed(44))
    }
  }
}

extension ListSource {
  fileprivate func beginning(with section: ListSection) -> ListSource {
    with(sections: [section] + sections)
  }
}
