internal import Foundation
internal import ListSource
internal import PlatformUIKit

extension ListPerformer {
  typealias Place = TestFailure.Place

  func fail(_ text: String, at place: Place) {
    TestFailure.record(text, inSwiftTesting: isInSwiftTesting, at: place)
  }

  /// Scrolls to a row and performs an action on it. Lays the screen out before and after.
  func perform(
    on row: RowQuery,
    at place: Place,
    _ body: (_ list: any PerformedList, _ index: IndexPath) -> Void
  ) {
    guard let list = adapter as? any PerformedList, let view = list.scrollView else {
      return fail("The list view of the adapter is gone, or has another adapter.", at: place)
    }
    view.layOutScreen()
    guard let index = find(row, in: list, view, at: place) else { return }
    list.show(index)
    view.layOutScreen()
    body(list, index)
    view.layOutScreen()
  }

  /// Finds a row. To find its words, scrolls through the list until they show.
  private func find(_ row: RowQuery, in list: any PerformedList, _ view: UIScrollView, at place: Place)
    -> IndexPath?
  {
    var found: [String] = []
    switch row {
    case .id(let id):
      if let index = adapter.indexPath(for: id) { return index }
      found = adapter.source.snapshot.sections.flatMap(\.rows).map { "\($0)" }
    case .text(let text):
      let offset = view.contentOffset
      let shown = list.rows.filter { list.cell(at: $0) != nil }
      for index in shown + list.rows.filter({ !shown.contains($0) }) {
        if list.cell(at: index) == nil {
          list.show(index)
          view.layOutScreen()
        }
        let words = list.cell(at: index)?.words ?? []
        if words.contains(text) { return index }
        found.append(words.joined(separator: ", "))
      }
      view.contentOffset = offset
    }
    fail("There is no row \(row). \(Self.listed("Rows", found))", at: place)
    return nil
  }

  /// Finds a view by its words or its accessibility label, or the only view. Failures name the kind of the views.
  func find<View: UIView>(
    _ words: String?,
    among views: [View],
    _ kind: String,
    of row: RowQuery,
    at place: Place
  ) -> View? {
    let matching =
      words.map { words in views.filter { $0.words.contains(words) || $0.accessibilityLabel == words } }
      ?? views
    if let only = matching.first, words != nil || matching.count == 1 { return only }
    let problem =
      words.map { "no \(kind) '\($0)'" } ?? "\(views.count) views of the type \(kind) instead of one"
    let names = views.map {
      $0.words.first ?? $0.accessibilityLabel ?? "\(Swift.type(of: $0)) without a title"
    }
    fail("The row \(row) has \(problem). \(Self.listed("It has", names))", at: place)
    return nil
  }

  /// Returns a list of the first twenty names that exist, for a failure.
  static func listed(_ title: String, _ names: [String]) -> String {
    if names.isEmpty { return "There are none." }
    let rest = names.count > 20 ? ", … \(names.count - 20) more" : ""
    return "\(title): \(names.prefix(20).joined(separator: "; "))\(rest)."
  }
}

extension UIView {
  /// The texts of labels, buttons, fields and text views in the view, from back to front.
  var words: [String] {
    let own: [String?] =
      switch self {
      case let label as UILabel: [label.text]
      case let button as UIButton: [button.currentTitle, button.configuration?.title]
      case let field as UITextField: [field.text, field.placeholder]
      case let view as UITextView: [view.text]
      default: []
      }
    let content = (self as? any UIContentView)?.configuration as? UIListContentConfiguration
    let texts = (own + [content?.text, content?.secondaryText]).compactMap { $0 } + subviews.flatMap(\.words)
    // A content view also has labels for the texts of its configuration.
    return texts.reduce(into: []) { if !$1.isEmpty, !$0.contains($1) { $0.append($1) } }
  }

  /// Returns the views of a type in the view, from back to front.
  func all<View: UIView>(_ type: View.Type) -> [View] {
    subviews.flatMap { ($0 as? View).map { [$0] } ?? $0.all(type) }
  }

  /// The search bar of the nearest controller that has one.
  var searchBar: UISearchBar? {
    let controllers = sequence(first: self as UIResponder, next: \.next).lazy.compactMap {
      $0 as? UIViewController
    }
    return controllers.compactMap { controller in
      controller.navigationItem.searchController?.searchBar ?? controller.view.all(UISearchBar.self).first
    }
    .first
  }

  /// Lays out the view with all views above it.
  func layOutScreen() {
    sequence(first: self, next: \.superview).reduce(self) { $1 }.layoutIfNeeded()
  }
}
