import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

// Only the stand-in has a drag by two fingers that a program can perform.
#if !canImport(UIKit) || os(watchOS)
  /// Selecting rows by a drag of two fingers.
  @MainActor
  @Suite
  struct MultipleSelectionFacts {
    private let source = ItemsSource(items: 4)
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)

    /// `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:shouldbeginmultipleselectioninteractionat:)`
    /// and `developer.apple.com/documentation/uikit/uitableviewdelegate/tableview(_:didbeginmultipleselectioninteractionat:)`;
    /// that each row is selected as by a tap is *assumed*.
    @Test(arguments: [true, false])
    func delegateDecidesWhetherTwoFingersSelect(isAllowed: Bool) {
      let delegate = Delegate(isAllowed: isAllowed)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "text")
      table.dataSource = source
      table.delegate = delegate
      table.allowsMultipleSelection = true
      table.layoutIfNeeded()

      table.selectByTwoFingers([[0, 1], [0, 2]])

      #expect(
        delegate.calls == (isAllowed ? ["should", "did", "selected 1", "selected 2", "end"] : ["should"])
      )
      #expect((table.indexPathsForSelectedRows ?? []) == (isAllowed ? [[0, 1], [0, 2]] : []))
    }

    private final class Delegate: NSObject, UITableViewDelegate {
      private let isAllowed: Bool
      private(set) var calls: [String] = []

      init(isAllowed: Bool) { self.isAllowed = isAllowed }

      func tableView(
        _ tableView: UITableView,
        shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) -> Bool {
        calls.append("should")
        return isAllowed
      }

      func tableView(
        _ tableView: UITableView,
        didBeginMultipleSelectionInteractionAt indexPath: IndexPath
      ) {
        calls.append("did")
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        calls.append("selected \(indexPath.row)")
      }

      func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { calls.append("end") }
    }
  }
#endif
