internal import Foundation
internal import KitSupport
internal import PlatformUIKit

extension Rows where Model == FormRow {
  init(form row: FormRow) {
    self.init([row], cell: CellKind(FormCell.self, inCollections: CellKind(FormItem.self)))
  }
}

final class FormCell: UITableViewCell, ViewConfigurable, ContentShowing {
  weak var adapter: ListAdapter?

  func configure(with row: FormRow) {
    contentConfiguration = FormContent(row: row, adapter: adapter).updated(for: configurationState)
    accessoryType = row.look == .navigation ? .disclosureIndicator : .none
    selectionStyle = row.field == nil ? .default : .none
  }
}

final class FormItem: UICollectionViewListCell, ViewConfigurable, ContentShowing {
  weak var adapter: ListAdapter?

  func configure(with row: FormRow) {
    contentConfiguration = FormContent(row: row, adapter: adapter).updated(for: configurationState)
    accessories = row.look == .navigation ? [.disclosureIndicator()] : []
  }
}

struct FormContent: UIContentConfiguration {
  let row: FormRow
  weak var adapter: ListAdapter?
  var isLarge = false

  /// Whether the label and the control are below each other, as they are at the sizes of accessibility.
  var isColumn: Bool { isLarge || row.look == .below }

  func makeContentView() -> any UIView & UIContentView { FormContentView(self) }

  func updated(for state: any UIConfigurationState) -> FormContent {
    modified(self) { $0.isLarge = state.traitCollection.preferredContentSizeCategory.isAccessibilityCategory }
  }
}

/// An edit that a strategy refused by throwing an error.
struct RefusedEdit {
  let error: String

  /// The refused value, or nil if the control shows the value of the field again.
  let value: Any?

  /// The field at the time of the edit. A new value ends the refusal.
  let field: FormField
}

/// A label and a control in the cell of a form's row.
final class FormContentView: UIStackView, UIContentView {
  private var content: FormContent
  private let text = UIListContentView(configuration: .cell())
  let control: UIControl?
  private let box = UIStackView()

  /// Whether the closure that configures the text field has left its alignment to the row.
  private var alignsText = false
  private static let usualAlignment = UITextField().textAlignment

  init(_ content: FormContent) {
    (self.content, control) = (content, content.row.field?.makeControl())
    super.init(frame: .zero)
    addArrangedSubview(text)
    if let control, let field = content.row.field { add(control, for: field) }
    show()
  }

  required init(coder: NSCoder) {
    (content, control) = (FormContent(row: FormRow(id: "", label: ""), adapter: nil), nil)
    super.init(frame: .zero)
  }

  var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? FormContent else { return }
      content = new
      show()
    }
  }

  /// Returns whether a configuration is of the same row: a closure of that row has configured the control.
  func supports(_ configuration: any UIContentConfiguration) -> Bool {
    guard let row = (configuration as? FormContent)?.row else { return false }
    return row.id == content.row.id && row.field?.type == content.row.field?.type
  }

  private func add(_ control: UIControl, for field: FormField) {
    addArrangedSubview(box)
    box.addArrangedSubview(control)
    box.axis = .vertical
    box.isLayoutMarginsRelativeArrangement = true
    if content.row.look == .inline { control.setContentHuggingPriority(.required, for: .horizontal) }
    control.addAction(UIAction { [weak self] _ in self?.edit() }, for: field.events)
    if field.isText {
      // The value could not go back during a composition, which may have ended without another edit.
      control.addAction(UIAction { [weak self] _ in Task { self?.show() } }, for: .editingDidEnd)
    }
    guard let textField = control as? UITextField else { return }
    alignsText = textField.textAlignment == Self.usualAlignment
    textField.addAction(UIAction { [weak self] _ in self?.editNextField() }, for: .editingDidEndOnExit)
  }

  /// As in the system's settings, a text beside its label stands at the trailing edge.
  private var textAlignment: NSTextAlignment {
    guard !content.isColumn, !content.row.label.isEmpty else { return .natural }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
  }

  private var refusal: RefusedEdit? {
    guard let refused = content.adapter?.refusedEdits[content.row.id],
      content.row.field?.hasValue(of: refused.field) == true
    else { return nil }
    return refused
  }

  private func show() {
    let row = content.row
    var label = row.detail == nil ? UIListContentConfiguration.cell() : .valueCell()
    (label.text, label.secondaryText) = (row.label, row.detail)
    if row.look == .button { label.textProperties.color = .tintColor }
    if let refusal {
      label.secondaryText = refusal.error
      label.secondaryTextProperties.color = .systemRed
      label.prefersSideBySideTextAndSecondaryText = false
    }
    text.configuration = label
    text.isHidden = row.label.isEmpty && refusal == nil
    guard let control, let field = row.field else { return }
    if alignsText, let textField = control as? UITextField, textField.textAlignment != textAlignment {
      textField.textAlignment = textAlignment
    }
    axis = content.isColumn ? .vertical : .horizontal
    alignment = content.isColumn || row.look == .half ? .fill : .center
    distribution = content.isColumn || row.look != .half ? .fill : .fillEqually
    box.alignment = content.isColumn && row.look == .inline ? .leading : .fill
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0,
      leading: content.isColumn || text.isHidden ? 16 : 0,
      bottom: content.isColumn ? 11 : 0,
      trailing: 16
    )
    text.accessibilityElementsHidden = control.isOneElement
    let edited = control.editedView
    (edited.accessibilityLabel, edited.accessibilityHint) = (row.label, refusal?.error)
    if let detail = row.detail { edited.accessibilityValue = detail }
    field.prepare(control)
    field.show(refusal?.value, control)
  }

  private func edit() {
    guard let control, let field = content.row.field else { return }
    let hadError = refusal != nil
    content.adapter?.refusedEdits[content.row.id] = nil
    // The row shows the first error of the edit. An observer keeps it from being reported as well.
    var (isShown, others) = (false, [EventFailure]())
    let errors = EventRouter.onError { [weak control] failure in
      if !isShown, failure.event.source === control { isShown = true } else { others.append(failure) }
    }
    let outcome = field.emit(control)
    errors.cancel()
    for failure in others { failure.reportIfUnobserved() }
    content.adapter?.declaration?.updateIfNeeded()
    if let error = outcome?.errors.first {
      content.adapter?.refusedEdits[content.row.id] = RefusedEdit(
        error: error.localizedDescription,
        value: field.isText ? field.read(control) : nil,
        field: content.row.field ?? field
      )
    }
    if outcome?.isHandled == true, outcome?.errors.isEmpty == true {
      // A list that follows the edit later in this turn is shown before the control goes back.
      Task { [weak self] in self?.show() }
    } else {
      show()
    }
    if hadError || refusal != nil { content.adapter?.reconfigure([content.row.id]) }
  }

  private func editNextField() {
    var next = content.adapter?.formView(after: content.row.id)
    while let view = next, view.control?.editedView.becomeFirstResponder() != true {
      next = view.content.adapter?.formView(after: view.content.row.id)
    }
  }
}

extension ListAdapter {
  /// Scrolls to the next row with a text field, and returns its content view.
  fileprivate func formView(after id: AnyHashable) -> FormContentView? {
    guard let listView, var index = shown.index(of: id) else { return nil }
    while let next = shown.firstIndex(after: index, where: { _ in true }) {
      index = next
      guard let row = shown.row(at: next)?.model as? FormRow, row.field?.isText == true else { continue }
      listView.scroll(to: IndexPath(next))
      listView.layoutIfNeeded()
      let cell = listView.shownCell(at: IndexPath(next))
      let content = (cell as? UITableViewCell)?.contentView ?? (cell as? UICollectionViewCell)?.contentView
      return content as? FormContentView
    }
    return nil
  }
}
