public import Foundation

/// A controller that manages a search bar and notifies an object of the search terms
/// (`developer.apple.com/documentation/uikit/uisearchcontroller`).
///
/// Unlike UIKit's class, it displays no results controller, presents nothing and has no suggestions.
open class UISearchController: UIViewController {
  /// The search bar (`developer.apple.com/documentation/uikit/uisearchcontroller/searchbar`).
  public let searchBar = UISearchBar(frame: .zero)

  /// The object that receives the search terms, referenced weakly
  /// (`developer.apple.com/documentation/uikit/uisearchcontroller/searchresultsupdater`).
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Whether the content is obscured during a search
  /// (`developer.apple.com/documentation/uikit/uisearchcontroller/obscuresbackgroundduringpresentation`).
  ///
  /// The default is `true`. Here, nothing is obscured.
  open var obscuresBackgroundDuringPresentation = true

  /// Whether the user is searching (`developer.apple.com/documentation/uikit/uisearchcontroller/isactive`).
  ///
  /// The value becomes `true` when the user begins to edit the search bar's text. Setting `false` ends editing and
  /// clears the text, like the Cancel button of UIKit's search bar.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if !isActive {
        searchBar.searchTextField.resignFirstResponder()
        searchBar.text = ""
      }
      searchResultsUpdater?.updateSearchResults(for: self)
    }
  }

  /// Creates a search controller, and ignores the results controller
  /// (`developer.apple.com/documentation/uikit/uisearchcontroller/init(searchresultscontroller:)`).
  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
    let field = searchBar.searchTextField
    field.addAction(UIAction { [weak self] _ in self?.isActive = true }, for: .editingDidBegin)
    let typing = UIAction { [weak self] _ in
      if let self { searchResultsUpdater?.updateSearchResults(for: self) }
    }
    field.addAction(typing, for: .editingChanged)
  }

  /// Creates no search controller (`developer.apple.com/documentation/uikit/uisearchcontroller/init(coder:)`).
  public required init?(coder: NSCoder) {
    nil
  }
}

/// The method that notifies an object of search terms
/// (`developer.apple.com/documentation/uikit/uisearchresultsupdating`).
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Notifies the object that the text has changed, or that the user began or ended the search
  /// (`developer.apple.com/documentation/uikit/uisearchresultsupdating/updatesearchresults(for:)`).
  func updateSearchResults(for searchController: UISearchController)
}
