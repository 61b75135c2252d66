/// The header or footer of a section.
package enum ListEdge: Equatable {
  /// A title. The list view shows it in its own header or footer view.
  case title(String)

  /// A view that the app provides.
  case view(AnyObject)

  /// A view that the adapter creates and configures.
  case value(EdgeValue)

  /// Returns whether two headers or footers are equal.
  ///
  /// Two titles are equal if their texts are equal. Two views of the app are equal if they are identical. Two values
  /// are equal if their view classes and models are equal.
  package static func == (one: ListEdge, other: ListEdge) -> Bool {
    switch (one, other) {
    case (.title(let one), .title(let other)): one == other
    case (.view(let one), .view(let other)): one === other
    case (.value(let one), .value(let other)): one.isEqual(to: other)
    case (.title, _), (.view, _), (.value, _): false
    }
  }
}

extension ListEdge {
  /// The title, or nil if the header or footer is a view.
  var title: String? {
    if case .title(let title) = self { title } else { nil }
  }

  /// The view that the app provides, or nil if there is none.
  var view: AnyObject? {
    if case .view(let view) = self { view } else { nil }
  }
}
