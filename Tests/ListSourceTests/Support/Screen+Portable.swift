// The stand-in alone: nobody makes touches in UIKit.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit

  extension Screen {
    /// Taps a row that is in view.
    func tap(_ row: Int, _ section: Int = 0) {
      layOut()
      let rect = table.rectForRow(at: IndexPath(row: row, section: section))
      window.tap(at: table.convert(CGPoint(x: rect.midX, y: rect.midY), to: window))
    }

    /// Deletes a row as a user does.
    @discardableResult
    func swipe(_ row: Int, _ section: Int = 0) -> Bool {
      layOut()
      return table.swipeToDelete(IndexPath(row: row, section: section))
    }
  }
#endif
