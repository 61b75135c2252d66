import Foundation
import KitSupport
import ListSource
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct PlainRowTests {
  private let screen = Screen()

  @Test
  func listIsOneLine() {
    screen.show(ListSource(plain: ["Wi-Fi", "Bluetooth"]))

    #expect(screen.texts == ["Wi-Fi", "Bluetooth"])
  }

  @Test
  func severalSectionsAreAsShortAsOne() {
    let (_, reports) = Reports.collecting {
      screen.show(ListSource(plain: ["Name", "Other"], ["Version", "Other"]))
    }

    #expect(screen.table.numberOfSections == 2)
    #expect(screen.texts == ["Name", "Other", "Version", "Other"])
    #expect(reports.isEmpty)
  }

  @Test
  func rowHasADetailAnImageAndAnAccessory() {
    let image = UIImage()

    screen.show(
      ListSource(plain: [PlainRow("Wi-Fi", detail: "Home", image: image, accessory: .checkmark), "Bluetooth"])
    )

    #expect(screen.cell(0)?.detailTextLabel?.text == "Home")
    #expect(screen.cell(0)?.imageView?.image === image)
    #expect(screen.cell(0)?.accessoryType == .checkmark)
    #expect(screen.cell(1)?.detailTextLabel?.text == nil)
    #expect(screen.cell(1)?.imageView?.image == nil)
    #expect(screen.cell(1)?.accessoryType == UITableViewCell.AccessoryType.none)
  }

  @Test
  func changedDetailKeepsTheCell() {
    screen.show(ListSource(plain: [PlainRow("Wi-Fi", detail: "Home"), "Bluetooth"]))
    let cell = screen.cell(0)

    screen.show(ListSource(plain: ["Bluetooth", PlainRow("Wi-Fi", detail: "Office")]))

    #expect(screen.cell(1) === cell)
    #expect(cell?.detailTextLabel?.text == "Office")
  }

  @Test
  func twoRowsOfOneTextNeedAnIdEach() {
    let (_, reports) = Reports.collecting {
      screen.show(ListSource(plain: ["Other", PlainRow("Other", id: "second"), "Other"]))
    }

    #expect(screen.texts == ["Other", "Other"])
    #expect(reports.count == 1)
  }
}
