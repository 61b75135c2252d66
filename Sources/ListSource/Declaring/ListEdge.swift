/// What is above or below the rows of a section.
package enum ListEdge: Equatable {
  /// A text.
  case title(String)

  /// A view of the app's.
  case view(AnyObject)

  /// A view that the adapter makes and configures.
  case value(EdgeValue)

  /// Whether two are the same text, the very same view, or equal models shown by views of one class.
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
  /// The text, if it is one.
  var title: String? {
    if case .title(let title) = self { title } else { nil }
  }

  /// The view of the app's, if it is one.
  var view: AnyObject? {
    if case .view(let view) = self { view } else { nil }
  }
}
