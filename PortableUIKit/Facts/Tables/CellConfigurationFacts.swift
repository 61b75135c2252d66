import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct CellConfigurationFacts {
  private let cell = UITableViewCell(style: .default, reuseIdentifier: nil)

  /// `developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration-9ktox`
  @Test func aConfigurationOrNilReplacesTheContentView() {
    let first = cell.contentView

    cell.contentConfiguration = Badge(text: "new")
    let badge = cell.contentView
    cell.contentConfiguration = nil

    #expect((badge as? BadgeView)?.text == "new")
    #expect(first.superview == nil)
    #expect(badge.superview == nil)
    #expect(cell.contentView !== first)
    #expect(cell.contentView.subviews.isEmpty)
    #expect(cell.contentConfiguration == nil)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration-9ktox`
  @Test func theContentViewStaysForAConfigurationItSupports() {
    cell.contentConfiguration = Badge(text: "one")
    let view = cell.contentView

    cell.contentConfiguration = Badge(text: "two")
    #expect(cell.contentView === view)
    #expect((view as? BadgeView)?.text == "two")

    cell.contentConfiguration = UIListContentConfiguration.cell()
    #expect(cell.contentView !== view)
    #expect(cell.contentView is UIListContentView)
  }

  /// `developer.apple.com/documentation/uikit/uicontentview-5fh3z/supports(_:)`
  @Test func aViewSupportsConfigurationsOfItsOwnType() {
    let view = Badge().makeContentView()

    #expect(view.supports(Badge(text: "other")))
    #expect(!view.supports(UIListContentConfiguration.cell()))
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/setneedsupdateconfiguration()`; *assumed*: that a layout
  /// is one of the "appropriate times".
  @Test func severalRequestsAreOneUpdate() {
    var states: [UICellConfigurationState] = []
    cell.configurationUpdateHandler = { _, state in states.append(state) }
    cell.setNeedsUpdateConfiguration()
    cell.setNeedsUpdateConfiguration()
    #expect(states.isEmpty)

    cell.layoutIfNeeded()
    cell.layoutIfNeeded()

    #expect(states.count == 1)
    #expect(states.first?.isSelected == false)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/setneedsupdateconfiguration()` and
  /// `developer.apple.com/documentation/uikit/uicollectionviewcell/configurationupdatehandler-7rqbu`; *assumed*: that a
  /// layout is one of the "appropriate times".
  @Test(arguments: ListKind.allCases)
  func anotherStateUpdatesTheCell(kind: ListKind) {
    let row = TextCell(style: .default, reuseIdentifier: nil)
    let item = TextItemCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let updated: any ListCell = kind == .table ? row : item
    var states: [String] = []
    func note(_ state: UICellConfigurationState) {
      let words = "\(state.isHighlighted) \(state.isSelected)"
      if states.last != words { states.append(words) }
    }
    row.configurationUpdateHandler = { note($1) }
    item.configurationUpdateHandler = { note($1) }
    updated.layoutIfNeeded()

    updated.isHighlighted = true
    updated.layoutIfNeeded()
    updated.isHighlighted = false
    updated.isSelected = true
    updated.layoutIfNeeded()

    #expect(states == ["false false", "true false", "false true"])
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/automaticallyupdatescontentconfiguration`
  @Test(arguments: [true, false])
  func theConfigurationIsUpdatedForTheState(isAutomatic: Bool) {
    cell.automaticallyUpdatesContentConfiguration = isAutomatic
    cell.contentConfiguration = Badge(text: "badge")
    cell.layoutIfNeeded()

    cell.isSelected = true
    cell.layoutIfNeeded()

    #expect((cell.contentView as? BadgeView)?.text == (isAutomatic ? "badge, selected" : "badge"))
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcellconfigurationupdatehandler`; *assumed*: that the handler
  /// runs after the method.
  @Test func theHandlerRunsAfterTheMethod() {
    let cell = UpdateLoggingCell(style: .default, reuseIdentifier: nil)
    cell.configurationUpdateHandler = { cell, _ in (cell as? UpdateLoggingCell)?.notes.append("handler") }

    cell.layoutIfNeeded()

    #expect(cell.notes == ["method", "handler"])
  }

  /// *Assumed*: that a cell is measured with the content for its state.
  @Test func aCellIsUpdatedBeforeItIsMeasured() {
    cell.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = Badge(height: 77) }

    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )

    #expect(size.height == 77)
  }

  /// *Assumed*: no page says so.
  @Test func aListContentOfOneLineIsHighEnoughToTap() {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = "one line"
    let oneLine = height(of: content)

    content.secondaryText = "and another"

    #expect(oneLine >= 40)
    #expect(height(of: content) > oneLine)
  }

  /// `developer.apple.com/documentation/uikit/uilistcontentconfiguration`; *assumed*: that texts use all the lines they
  /// need.
  @Test func aLongTextMakesACellHigher() {
    var content = UIListContentConfiguration.cell()
    content.text = "word"
    let oneLine = height(of: content)

    content.text = String(repeating: "word ", count: 60)

    #expect(height(of: content) > 2 * oneLine)
  }

  private func height(of content: UIListContentConfiguration) -> CGFloat {
    cell.contentConfiguration = content
    return cell.systemLayoutSizeFitting(
      CGSize(width: 320, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

/// A content configuration with a text and a height.
struct Badge: UIContentConfiguration {
  var text = ""
  var height: CGFloat = 60
  var isSelected = false

  func makeContentView() -> any UIView & UIContentView { BadgeView(self) }

  func updated(for state: any UIConfigurationState) -> Badge {
    var updated = self
    updated.isSelected = (state as? UICellConfigurationState)?.isSelected == true
    return updated
  }
}

final class BadgeView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ badge: Badge) {
    configuration = badge
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  var text: String? { badge.map { $0.isSelected ? "\($0.text), selected" : $0.text } }

  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: badge?.height ?? 0) }

  private var badge: Badge? { configuration as? Badge }
}

private final class UpdateLoggingCell: UITableViewCell {
  var notes: [String] = []

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    notes.append("method")
  }
}
