// Wrong uses of searches and anchors.
import UIKit

final class NoUpdater: NSObject, UISearchResultsUpdating {}  //! error: does not conform to protocol 'UISearchResultsUpdating'

@MainActor
func search(_ controller: UISearchController, in view: UIView) {
  controller.searchBar = UISearchBar()  //! error: is a get-only property
  _ = view.topAnchor.constraint(equalTo: view.leadingAnchor)  //! error: cannot convert value of type
}

// Wrong uses of commands.
final class CommandlessController: UIViewController {
  override var keyCommands: [UICommand]? { nil }  //! error: type '[UICommand]?'
  override func canPerformAction(_ action: Selector, sender: Any?) -> Bool { true }  //! error: argument labels
}

@MainActor
func change(_ command: UICommand, _ builder: any UIMenuBuilder) {
  command.propertyList = "other"  //! error: is a get-only property
  builder.insertSibling(UIMenu(), after: .close)  //! error: no exact matches
}
