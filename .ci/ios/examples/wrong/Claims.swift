import Foundation
import UIKit  //! warning: add '@preconcurrency'

// Each kind of claim, once. lib/plants.py plants the wrong claim for each marked line, which then must not get its error.

func share(_ appearance: UICollectionLayoutListConfiguration.Appearance) {
  let _: any Sendable = appearance  //! error: does not conform to the 'Sendable' protocol
}

func object(of item: UIDragItem) -> Any? {
  item.localObject  //! warning: main actor-isolated property 'localObject'
}

func configuration(of view: any UIContentView) -> Any {
  view.configuration  //! warning: main actor-isolated property 'configuration'
}

@MainActor
func selectedRow(of table: UITableView) -> Int {
  table.indexPathForSelectedRow.section  //! error: must be unwrapped
}

@MainActor
func forward(_ event: UIEvent, to window: UIWindow) {
  _ = UIListContentConfiguration.header()  //! error: only available in iOS 18
  window.send(event)  //! error: has no member 'send'
}

final class Drops: NSObject, UITableViewDropDelegate {}  //! error: does not conform to protocol 'UITableViewDropDelegate'

final class RoundControl: UIControl {
  override init(frame: CGRect, primaryAction: UIAction?) {  //! error: does not override a designated initializer
    super.init(frame: frame, primaryAction: primaryAction)  //! error: must call a designated initializer
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
