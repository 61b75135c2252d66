// PortableUIKit only: in UIKit, the user chooses the text size.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import ListSource
  import PlatformUIKit
  import Testing

  @MainActor
  @Suite
  struct TextSizeTests {
    @Test
    func forgetsHeightsOnNewTextSize() {
      let application = UIApplication(delegate: nil)
      let scene = UIWindowScene(application: application)
      let screen = Screen()
      screen.window.windowScene = scene
      screen.show(ListSource([Item(1, "50")]))
      let path = IndexPath(row: 0, section: 0)
      let before = screen.tableAdapter.tableView(screen.table, estimatedHeightForRowAt: path)

      application.preferredContentSizeCategory = .extraLarge
      let after = screen.tableAdapter.tableView(screen.table, estimatedHeightForRowAt: path)

      #expect(before == 50)
      #expect(after == UITableView.automaticDimension)
    }
  }
#endif
