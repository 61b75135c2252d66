import Foundation
import Requests

/// A list that a service returned, with the list's page size.
struct Page<Element: Sendable>: Sendable {
  var elements: [Element]

  /// The maximum number of elements on a page.
  var size: Int

  /// The elements of the first page.
  var first: ArraySlice<Element> { elements.prefix(size) }
}

extension Page: Equatable where Element: Equatable {}

extension Page {
  /// Creates a list by decoding JSON of the form `{"Data": {"List": […], "PageSize": 20}}`.
  ///
  /// - Parameters:
  ///   - data: The JSON to decode.
  ///   - document: The name of the JSON document for error messages.
  ///   - element: A closure that decodes an element of the list.
  /// - Throws: An error with the JSON path of the first value that is missing or invalid.
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
