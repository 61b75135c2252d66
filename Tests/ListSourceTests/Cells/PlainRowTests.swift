import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct PlainRowTests {

  @Test(arguments: ListKind.allCases)
  func makesSeveralSectionsInOneLine(kind: ListKind) {
    let screen = Screen(kind)
    let (_, reports) = Reports.collecting {
      screen.show(ListSource(plain: ["Name", "Other"], ["Version", "Other"]))
    }

    #expect(screen.numberOfSections == 2)
    #expect(screen.texts == ["Name", "Other", "Version", "Other"])
    #expect(reports.isEmpty)
  }

  @Test
  func showsDetailImageAndAccessory() {
    let screen = Screen()
    let image = UIImage()

    screen.show(
      ListSource(plain: [PlainRow("Wi-Fi", detail: "Home", image: image, accessory: .checkmark), "Bluetooth"])
    )

    let cells = [0, 1].map { screen.table.cellForRow(at: [0, $0]) }
    #expect(cells[0]?.detailTextLabel?.text == "Home")
    #expect(cells[0]?.imageView?.image === image)
    #expect(cells[0]?.accessoryType == .checkmark)
    #expect(cells[1]?.detailTextLabel?.text == nil)
    #expect(cells[1]?.imageView?.image == nil)
    #expect(cells[1]?.accessoryType == UITableViewCell.AccessoryType.none)
  }

  @Test
  func showsDetailImageAndAccessoryInCollectionView() {
    let screen = Screen(.list)
    let image = UIImage()

    screen.show(
      ListSource(plain: [PlainRow("Wi-Fi", detail: "Home", image: image, accessory: .checkmark), "Bluetooth"])
    )

    let cells = [0, 1].map { screen.cell($0) as? UICollectionViewListCell }
    let contents = cells.map { $0?.contentConfiguration as? UIListContentConfiguration }
    #expect(contents.map { $0?.secondaryText } == ["Home", nil])
    #expect(contents[0]?.image === image)
    #expect(contents[1]?.image == nil)
    #expect(cells.map { $0?.accessories.count } == [1, 0])
  }

  @Test(arguments: ListKind.allCases)
  func changedDetailKeepsTheCell(kind: ListKind) {
    let screen = Screen(kind, showing: ListSource(plain: [PlainRow("Wi-Fi", detail: "Home"), "Bluetooth"]))
    let cell = screen.cell(0)

    screen.show(ListSource(plain: ["Bluetooth", PlainRow("Wi-Fi", detail: "Office")]))

    #expect(screen.cell(1) === cell)
    #expect(cell?.detail == "Office")
  }

  @Test(arguments: ListKind.allCases)
  func rowsWithEqualTextsNeedIds(kind: ListKind) {
    let screen = Screen(kind)
    let (_, reports) = Reports.collecting {
      screen.show(ListSource(plain: ["Other", PlainRow("Other", id: "second"), "Other"]))
    }

    #expect(screen.texts == ["Other", "Other"])
    #expect(reports.count == 1)
  }
}

extension ShownCell {
  /// The detail text of the cell.
  fileprivate var detail: String? {
    (self as? UITableViewCell)?.detailTextLabel?.text
      ?? (contentConfiguration as? UIListContentConfiguration)?.secondaryText
  }
}
