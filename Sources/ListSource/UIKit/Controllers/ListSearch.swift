internal import Foundation
internal import KitSupport
internal import PlatformUIKit
public import RouterEvents

extension UserInfoKeys {
  /// The key for the text in the event of ``ListController/makeSearchable(emits:placeholder:)``.
  public static var searchText: UserInfoKey<String> { storedSearchText }

  private static let storedSearchText = UserInfoKey<String>("searchText")
}

extension ListController {
  /// Shows a search bar that emits an event when its text changes.
  ///
  /// ```swift
  /// On(.contactsSearched, with: \.searchText) { controller, text, _ in controller.query = text }
  ///   .debounced(for: .milliseconds(300))
  /// ```
  ///
  /// In a navigation controller, the search bar belongs to a `UISearchController` at the controller's navigation item.
  /// Otherwise, for example in a container of the app, it is above the top bar. It is there when the controller
  /// appears.
  ///
  /// The event starts at the controller, with the text in `userInfo[.searchText]`. Calling this method again replaces
  /// the event and, if it is not nil, the placeholder, but keeps the search bar. A placeholder of nil is the system's.
  public func makeSearchable(emits name: EventName, placeholder: String? = nil) {
    makeSearchable(placeholder: placeholder) { text in .named(name) { [.searchText: text] } }
  }

  /// Shows a search bar that emits the event that a closure returns, for example a typed event.
  ///
  /// ```swift
  /// makeSearchable { text in .message { ContactsSearched(text: text) } }
  /// ```
  ///
  /// For details, see ``makeSearchable(emits:placeholder:)``. Capture the controller weakly in the closure.
  public func makeSearchable(
    placeholder: String? = nil,
    emits event: @escaping @MainActor (_ text: String) -> PreparedEvent
  ) {
    let search = search ?? ListSearch(self)
    (search.event, search.placeholder) = (event, placeholder)
    self.search = search
    if viewIfLoaded?.window != nil { search.show() }
  }
}

@MainActor
final class ListSearch: NSObject, UISearchResultsUpdating {
  var event: @MainActor (String) -> PreparedEvent = { _ in .named("") }
  var placeholder: String?

  private weak var controller: ListController?
  private var bar: UISearchBar?
  private var text = ""

  init(_ controller: ListController) {
    self.controller = controller
  }

  func show() {
    guard let controller else { return }
    defer { if let placeholder { bar?.placeholder = placeholder } }
    guard bar == nil else { return }
    // The navigation item of a child of another controller is not shown.
    if !(controller.parent is UINavigationController) {
      let bar = UISearchBar(frame: .zero)
      let typing = UIAction { [weak self, weak bar] _ in self?.textChanged(to: bar?.text) }
      bar.searchTextField.addAction(typing, for: .editingChanged)
      controller.container.showAtTop(bar)
      self.bar = bar
    } else {
      let search = UISearchController(searchResultsController: nil)
      search.obscuresBackgroundDuringPresentation = false
      search.searchResultsUpdater = self
      controller.navigationItem.searchController = search
      controller.definesPresentationContext = true
      bar = search.searchBar
    }
  }

  func updateSearchResults(for searchController: UISearchController) {
    textChanged(to: searchController.searchBar.text)
  }

  private func textChanged(to text: String?) {
    let text = text ?? ""
    guard let controller, exchange(&self.text, with: text) != text else { return }
    controller.listAdapter.search(isOver: text.isEmpty)
    event(text).emit(from: controller)
  }
}
