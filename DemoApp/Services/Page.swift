import Foundation
import PromiseChain

/// What the service answers: a list, and how many of its elements make a page.
struct Page<Element: Sendable>: Sendable {
  var elements: [Element]

  /// How many elements a screen shows at first.
  var size: Int

  /// The elements of the first page.
  var first: ArraySlice<Element> { elements.prefix(size) }
}

extension Page: Equatable where Element: Equatable {}

extension Page {
  /// Reads an answer of the shape `{"Data": {"List": […], "PageSize": 20}}`.
  ///
  /// - Parameters:
  ///   - data: the answer.
  ///   - document: its name, which errors mention.
  ///   - element: reads one element of the list.
  /// - Throws: an error that names what is wrong first, and where.
  init(
    _ data: Data,
    document: String,
    element: (JSON) throws(RequestError) -> Element
  ) throws(RequestError) {
    let answer = try JSON(data, source: document)["Data"]
    size = try answer["PageSize"].read(.whole(in: 1...1_000))
    elements = []
    for place in try answer["List"].elements() { elements.append(try element(place)) }
  }
}
