import Foundation
import PlatformUIKit

/// A window with an empty table view.
@MainActor
struct TableWindow {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let table: UITableView

  init(_ table: UITableView? = nil, style: UITableView.Style = .plain) {
    self.table = table ?? UITableView(frame: window.bounds, style: style)
    self.table.frame = window.bounds
    window.addSubview(self.table)
    window.isHidden = false
  }

  func layOut() {
    window.layoutIfNeeded()
  }
}
