import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import Testing

/// Text fields in a list that stay first responder while the list changes.
@MainActor
@Suite
struct KeptFocusTests {
  /// A place of a text field.
  enum Place: CaseIterable {
    case header, footer, headerValue, row
  }

  /// A way to change the list.
  enum Change: CaseIterable {
    case reload, limit, batch, batchOfApp, replacedSupplement, movedSection, movedRow, collapsing
  }

  @Test(arguments: ListKind.allCases, Place.allCases)
  func fieldStaysFirstResponder(kind: ListKind, place: Place) {
    for change in Change.allCases where place != .row || change != .collapsing {
      let form = Form(kind, place)
      form.edit()

      form.perform(change)

      #expect(form.isEdited, "\(change)")
      #expect(form.field?.window != nil, "\(change)")
    }
  }

  @Test(arguments: ListKind.allCases)
  func fieldBelowAllRowsStaysFirstResponder(kind: ListKind) {
    let form = Form(kind, .header)
    if kind == .table {
      form.screen.table.tableFooterView = form.view
    } else {
      form.screen.collectionAdapter.listFooter = form.view
    }
    form.screen.show(ListSource(Item.many(1...3)))
    form.edit()

    form.screen.adapter.reload()
    form.screen.layOut()

    #expect(form.isEdited)
  }

  @Test(arguments: ListKind.allCases, Place.allCases)
  func fieldThatIsGoneDoesNotStayFirstResponder(kind: ListKind, place: Place) {
    for limit in [0, nil] {
      let form = Form(kind, place)
      form.screen.adapter.changeLimit = limit
      form.edit()
      let edited = form.field

      form.screen.show(
        ListSource { ListSection("form") { Rows(Item.many([2, 3]), cell: EditingCell.self) } }
      )

      #expect(edited?.isFirstResponder == false)
      #expect(!form.screen.fields.contains { $0.isFirstResponder })
    }
  }

  @Test(arguments: ListKind.allCases)
  func fieldOfRowThatScrollsOutDoesNotMoveToOtherRow(kind: ListKind) {
    let form = Form(kind, .row)
    form.edit()
    form.screen.adapter.changeLimit = 0

    form.screen.show(form.list(rows: Array(10..<60) + [1]))

    #expect(!form.screen.fields.contains { $0.isFirstResponder })
  }

  @Test(arguments: ListKind.allCases, [true, false])
  func fieldDoesNotTakeFocusFromAnotherOutsideTheList(kind: ListKind, isMeanwhile: Bool) {
    let form = Form(kind, .header)
    let other = UITextField(frame: CGRect(x: 0, y: 400, width: 100, height: 40))
    form.screen.window.addSubview(other)
    if isMeanwhile {
      form.edit()
      form.view.field.addAction(UIAction { _ in other.becomeFirstResponder() }, for: .editingDidEnd)
    } else {
      other.becomeFirstResponder()
    }

    form.perform(.reload)

    #expect(other.isFirstResponder)
  }
}

/// A screen with a text field in its list.
@MainActor
private final class Form {
  let screen: Screen
  let place: KeptFocusTests.Place
  let view = FieldView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))

  init(_ kind: ListKind, _ place: KeptFocusTests.Place) {
    (screen, self.place) = (Screen(kind), place)
    screen.show(list())
  }

  /// The field that is edited.
  var field: UITextField? {
    guard place == .row else { return view.field }
    return screen.adapter.indexPath(for: 1).flatMap { screen.view.cell(at: $0) as? any EditableCell }?.form
      .field
  }

  var isEdited: Bool { field?.isFirstResponder == true }

  func edit() {
    screen.layOut()
    field?.becomeFirstResponder()
    #expect(isEdited)
  }

  func list(rows: [Int] = [1, 2], in section: String = "form", title: String? = nil) -> ListSource {
    var form = ListSection("form", title: title) {
      Rows(Item.many(section == "form" ? rows : []), cell: EditingCell.self)
    }
    let view = view
    switch place {
    case .header: form = form.header(view)
    case .footer: form = form.footer(view)
    case .headerValue: form = form.header(showing: "search") { view }
    case .row: break
    }
    return ListSource(
      sections: [
        form.collapsible(emits: "form.toggled"),
        ListSection("other", title: "Other") {
          Rows(Item.many(section == "other" ? rows : [8, 9]), cell: EditingCell.self)
        },
      ]
    )
  }

  func perform(_ change: KeptFocusTests.Change) {
    switch change {
    case .reload: screen.adapter.reload()
    case .limit:
      screen.adapter.changeLimit = 0
      screen.apply(list(rows: [5, 6, 1]))
    case .batch: screen.apply(list(rows: [5, 6, 1]))
    case .batchOfApp:
      screen.adapter.changeLimit = 0
      screen.view.batch { [self] in screen.apply(list(rows: [5, 1, 6])) }
    case .replacedSupplement:
      let sections = list().sections
      let changed = place == .footer ? sections[0].title("new") : sections[0].footerTitle("new")
      screen.apply(ListSource(sections: [changed, sections[1]]))
    case .movedSection: screen.apply(ListSource(sections: list().sections.reversed()))
    case .movedRow: screen.apply(list(rows: [3, 1], in: "other"))
    case .collapsing:
      screen.adapter.changeLimit = 0
      screen.adapter.setCollapsed(true, section: "form")
    }
    screen.layOut()
  }
}

/// A view with a text field.
private final class FieldView: UIView, ViewConfigurable {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))

  func configure(with text: String) {
    field.placeholder = text
    addSubview(field)
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(field)
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.width, height: 40) }
}

extension Screen {
  /// The visible text fields of rows.
  fileprivate var fields: [UITextField] {
    visibleCells.compactMap { ($0 as? any EditableCell)?.form.field }
  }
}
