/// What is above or below the rows of a section.
package enum ListEdge: Equatable {
  /// A text.
  case title(String)

  /// A view.
  case view(AnyObject)

  /// Whether two are the same text, or the very same view.
  package static func == (one: ListEdge, other: ListEdge) -> Bool {
    switch (one, other) {
    case (.title(let one), .title(let other)): one == other
    case (.view(let one), .view(let other)): one === other
    case (.title, .view), (.view, .title): false
    }
  }
}
