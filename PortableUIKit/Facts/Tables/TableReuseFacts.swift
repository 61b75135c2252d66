import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct TableReuseFacts {
  /// `developer.apple.com/documentation/uikit/uitableview/register(_:forcellreuseidentifier:)-75flt`
  @Test func aCellOfTheRegisteredClassIsMade() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(TextCell.self, forCellReuseIdentifier: "text")

    let cell = table.dequeueReusableCell(withIdentifier: "text")

    #expect(cell is TextCell)
    #expect(cell?.reuseIdentifier == "text")
    #expect(cell?.superview == nil)
  }

  /// `developer.apple.com/documentation/uikit/uitableview/dequeuereusablecell(withidentifier:)`
  @Test func withoutARegisteredClassThereIsNoCell() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(TextCell.self, forCellReuseIdentifier: "text")

    table.register(nil as AnyClass?, forCellReuseIdentifier: "text")

    #expect(table.dequeueReusableCell(withIdentifier: "text") == nil)
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "other") == nil)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/init(style:reuseidentifier:)`
  @Test func aCellHasTheLabelsOfItsStyle() {
    let plain = UITableViewCell(style: .default, reuseIdentifier: nil)
    let subtitled = UITableViewCell(style: .subtitle, reuseIdentifier: "subtitled")

    plain.textLabel?.text = "title"
    subtitled.detailTextLabel?.text = "detail"

    #expect(plain.textLabel?.text == "title")
    #expect(plain.detailTextLabel == nil)
    #expect(plain.reuseIdentifier == nil)
    #expect(subtitled.detailTextLabel?.isDescendant(of: subtitled.contentView) == true)
    #expect(subtitled.reuseIdentifier == "subtitled")
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/accessoryview`
  @Test func theAccessoryNarrowsTheContent() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

    cell.accessoryView = accessory
    cell.layoutIfNeeded()

    let place = accessory.convert(accessory.bounds, to: cell)
    #expect(accessory.isDescendant(of: cell))
    #expect(cell.contentView.frame.maxX <= place.minX)
    #expect(place.maxX <= 320)
    #expect(abs(place.midY - 25) < 2)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/accessorytype-swift.property`
  @Test func anAccessoryOfATypeNarrowsTheContent() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 50)

    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()

    #expect((160..<320).contains(cell.contentView.frame.width))
  }

  /// `developer.apple.com/documentation/uikit/uitableview/reloadsections(_:with:)`
  @Test func aHeaderThatIsReturnedAgainStaysInTheTable() {
    let source = ItemsSource([["a"]])
    let delegate = OneHeaderDelegate()
    let table = UITableView.showing(source, delegate: delegate).laidOut()

    table.reloadSections([0], with: .none)
    table.layoutIfNeeded()

    #expect(delegate.header.isDescendant(of: table))
    #expect(table.headerView(forSection: 0) === delegate.header)
  }
}

private final class OneHeaderDelegate: NSObject, UITableViewDelegate {
  let header = UITableViewHeaderFooterView(reuseIdentifier: "header")

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
}
