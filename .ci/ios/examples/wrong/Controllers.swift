// Wrong uses of searches and anchors.
import UIKit

final class NoUpdater: NSObject, UISearchResultsUpdating {}  //! error: does not conform to protocol 'UISearchResultsUpdating'

@MainActor
func search(_ controller: UISearchController, in view: UIView) {
  controller.searchBar = UISearchBar()  //! error: is a get-only property
  _ = view.topAnchor.constraint(equalTo: view.leadingAnchor)  //! error: cannot convert value of type
}
