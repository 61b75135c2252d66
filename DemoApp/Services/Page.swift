import Foundation
import PromiseChain

/// A list from the service, and the number of its elements that make a page.
struct Page<Element: Sendable>: Sendable {
  var elements: [Element]

  /// The number of elements on a page.
  var size: Int

  /// The elements of the first page.
  var first: ArraySlice<Element> { elements.prefix(size) }
}

extension Page: Equatable where Element: Equatable {}

extension Page {
  /// Decodes JSON of the form `{"Data": {"List": […], "PageSize": 20}}`.
  ///
  /// - Parameters:
  ///   - data: the JSON.
  ///   - document: its name in errors.
  ///   - element: decodes one element of the list.
  /// - Throws: an error for the first value that is missing or wrong, with its place.
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
