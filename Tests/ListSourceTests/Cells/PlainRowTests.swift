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

  @Test(arguments: ListKind.inRows)
  func showsDetailImageAndAccessory(kind: ListKind) {
    let (screen, image) = (Screen(kind), UIImage())

    screen.show(
      ListSource(plain: [PlainRow("Wi-Fi", detail: "Home", image: image, accessory: .checkmark), "Bluetooth"])
    )

    let cells = [0, 1].map { screen.cell($0) }
    #expect(cells.map { $0?.detail } == ["Home", nil])
    #expect(cells[0]?.image === image)
    #expect(cells[1]?.image == nil)
    #expect(cells.map { $0?.hasAccessory } == [true, false])
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

  fileprivate var image: UIImage? {
    (self as? UITableViewCell)?.imageView?.image
      ?? (contentConfiguration as? UIListContentConfiguration)?.image
  }

  fileprivate var hasAccessory: Bool {
    (self as? UITableViewCell)?.accessoryType == .checkmark
      || (self as? UICollectionViewListCell)?.accessories.count == 1
  }
}
