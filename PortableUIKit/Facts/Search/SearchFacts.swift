import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct SearchFacts {
  private let controller = UISearchController(searchResultsController: nil)
  private let updater = Updater()

  /// Records the texts of a search bar.
  private final class Updater: NSObject, UISearchResultsUpdating {
    var texts: [String?] = []

    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text)
    }
  }

  /// `developer.apple.com/documentation/uikit/uisearchcontroller/searchresultsupdater`
  @Test func aSearchControllerDoesNotRetainItsUpdater() {
    weak var gone: Updater?

    do {
      let updater = Updater()
      controller.searchResultsUpdater = updater
      gone = updater
    }

    #expect(gone == nil)
    #expect(controller.searchResultsUpdater == nil)
  }

  /// `developer.apple.com/documentation/uikit/uisearchbar/searchtextfield`
  @Test func theTextOfASearchBarIsThatOfItsField() {
    let bar = UISearchBar(frame: .zero)

    bar.searchTextField.text = "a"
    let text = bar.text
    bar.text = "b"

    #expect(text == "a")
    #expect(bar.searchTextField.text == "b")
  }

  /// `developer.apple.com/documentation/uikit/uisearchresultsupdating/updatesearchresults(for:)`; that typing into the
  /// field sends the control event is *assumed*.
  @Test func theUpdaterIsToldOfTypedText() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = Host().makeWindow()
    controller.searchResultsUpdater = updater
    navigation.topViewController?.navigationItem.searchController = controller
    window.show(navigation)
    window.layoutIfNeeded()

    controller.searchBar.searchTextField.becomeFirstResponder()
    controller.searchBar.searchTextField.insertText("a")

    #expect(updater.texts.last == "a")
    #expect(controller.searchBar.window === window)
  }

  /// `developer.apple.com/documentation/uikit/uisearchcontroller/isactive`; that ending a search clears the text and
  /// tells the updater is *assumed*.
  @Test func endingASearchTellsTheUpdaterOfEmptyText() {
    controller.searchResultsUpdater = updater
    controller.isActive = true
    controller.searchBar.text = "a"

    controller.isActive = false

    #expect(updater.texts.last == "")
  }
}
