import Foundation
import PlatformUIKit
import RouterEvents
import StrategyTable
import Testing

@testable import ListSource

/// The values of a form.
struct FormValues: Equatable {
  var name = "Ada"
  var email = ""
  var notifies = false
  var fontSize = 14
  var volume = 0.5
  var size = "M"
  var theme: Int? = 1
  var about = ""
  var birthday = Date(timeIntervalSince1970: 1_000_000_000)
}

/// A controller with a form, as an app writes it, in a table view or a collection view.
@MainActor
final class EditedController: UIViewController, EventHandling {
  static let table = StrategyTable<EditedController> {
    On(message: Edit<FormValues>.self) { controller, edit, _ in try controller.take(edit) }
  }

  var values = FormValues() { didSet { if values != oldValue { show() } } }

  /// The rows of the form, declared for the current values.
  var rows: @MainActor (FormRows<FormValues>) -> [AnyRows]

  /// Returns whether an edit is applied, or throws.
  var validate: (FormValues) throws -> Bool = { _ in true }

  /// Changes edited values before they are taken over.
  var change: (inout FormValues) -> Void = { _ in }
  private(set) var log: [String] = []
  fileprivate weak var adapter: ListAdapter?
  private let kind: ListKind

  init(_ kind: ListKind, rows: @escaping @MainActor (FormRows<FormValues>) -> [AnyRows]) {
    (self.kind, self.rows) = (kind, rows)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func take(_ edit: Edit<FormValues>) throws {
    log.append("\(edit)")
    var new = values
    edit.apply(to: &new)
    change(&new)
    if try validate(new) { values = new }
  }

  func show() {
    let rows = rows(FormRows(values))
    let list = ListSource(sections: [ListSection("form") { for group in rows { group } }])
    adapter?.apply(list.laidOut(as: kind))
  }
}

/// A form on the screen.
@MainActor
struct FormScreen {
  let controller: EditedController
  let screen: Screen

  init(_ kind: ListKind, rows: @escaping @MainActor (FormRows<FormValues>) -> [AnyRows]) {
    (controller, screen) = (EditedController(kind, rows: rows), Screen(kind))
    screen.window.rootViewController = controller
    controller.view.addSubview(screen.listView)
    controller.adapter = screen.adapter
    controller.show()
    screen.layOut()
  }

  func content(_ id: AnyHashable) throws -> FormContentView {
    screen.layOut()
    let indexPath = try #require(screen.adapter.indexPath(for: id))
    let cell = try #require(screen.adapter.listView?.shownCell(at: indexPath))
    let view = (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
    return try #require(view as? FormContentView)
  }

  /// The control of a row.
  func control<Control: UIControl>(_ id: AnyHashable, as type: Control.Type = Control.self) throws -> Control
  {
    try #require(content(id).control as? Control)
  }

  /// The texts that a row shows beside its control.
  func text(_ id: AnyHashable) throws -> UIListContentConfiguration {
    let list = try #require(content(id).subviews.compactMap { $0 as? UIListContentView }.first)
    return try #require(list.configuration as? UIListContentConfiguration)
  }

  /// Lets the tasks that are waiting on the main actor run.
  func settle() async {
    for _ in 0..<5 { await Task.yield() }
    screen.layOut()
  }
}

/// A control of an app, which counts its taps.
final class StarsControl: UIControl {
  var stars = 0

  /// Makes a control that VoiceOver reads as one element.
  static func element() -> StarsControl {
    let control = StarsControl()
    control.isAccessibilityElement = true
    return control
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 30) }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    stars += 1
    sendActions(for: .valueChanged)
  }
}

extension UITextField {
  var insertionPoint: Int? { selectedTextRange.map { offset(from: beginningOfDocument, to: $0.end) } }

  func moveInsertionPoint(to offset: Int) {
    guard let position = position(from: beginningOfDocument, offset: offset) else { return }
    selectedTextRange = textRange(from: position, to: position)
  }
}
