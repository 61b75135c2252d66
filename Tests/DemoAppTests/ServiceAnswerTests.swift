import Foundation
import PagedList
import Requests
import Testing

@testable import DemoApp

/// Decoding of the service's answers. The errors of JSON itself have their own tests.
@Suite
struct ServiceAnswerTests {
  private static let good =
    #"{"id": 1, "latitude": 1, "longitude": 2, "depth": 3, "magnitude": 4.5, "stations": 5}"#

  @Test func decodesTheAnswer() async throws {
    let service = Self.service(answering: #"{"Data": {"List": [\#(Self.good)], "PageSize": 20}}"#)

    let page = try service.feed()

    #expect(page.size == 20)
    #expect(page.elements.map(\.magnitude) == [4.5])
    #expect(page.elements.map(\.id) == [QuakeID(catalog: .feed, number: 1)])
  }

  @Test(arguments: [
    ("<html>", #"quakes.json, byte 0: expected a value, found "<html>"."#),
    (
      "{}",
      "quakes.json, Data.PageSize: expected a whole number from 1 to 1000, found no Data in an empty object."
    ),
    (
      #"{"Data": {"List": [], "PageSize": 0}}"#,
      "quakes.json, Data.PageSize: expected a whole number from 1 to 1000, found the number 0."
    ),
    (
      #"{"Data": {"List": {}, "PageSize": 20}}"#,
      "quakes.json, Data.List: expected a list, found an empty object."
    ),
    (
      #"{"Data": {"List": [\#(good), {"id": 2}], "PageSize": 20}}"#,
      "quakes.json, Data.List[1].latitude: expected a number, found no latitude in an object with id."
    ),
    (
      #"{"Data": {"List": [{"id": 1, "latitude": "south"}], "PageSize": 20}}"#,
      #"quakes.json, Data.List[0].latitude: expected a number, found the text "south"."#
    ),
  ])
  func errorNamesTheInvalidValueAndItsPlace(answer: String, description: String) async {
    let service = Self.service(answering: answer)

    let error = await #expect(throws: RequestError.self) { try await service.page(PageRequest(size: 20)) }

    #expect(error?.description == description)
  }

  @Test func rejectsAnInvalidMonth() async {
    let element = #"{"id": 1, "year": 1902, "month": 13, "day": 1, "magnitude": 7}"#
    let service = Self.service(answering: #"{"Data": {"List": [\#(element)], "PageSize": 20}}"#)

    let error = await #expect(throws: RequestError.self) { try await service.notable() }

    let expected =
      "notable.json, Data.List[0].month: expected a whole number from 1 to 12, found the number 13."
    #expect(error?.description == expected)
  }

  @Test func optionalValuesMayBeNullButOfNoOtherType() async throws {
    let start = #"{"id": 1, "year": 1902, "month": 4, "day": 19, "magnitude": 7"#
    let answers = [#"\#(start)}"#, #"\#(start), "deaths": null}"#, #"\#(start), "deaths": "many"}"#]
    let services = answers.map { Self.service(answering: #"{"Data": {"List": [\#($0)], "PageSize": 20}}"#) }

    let pages = [try await services[0].notable(), try await services[1].notable()]
    let error = await #expect(throws: RequestError.self) { try await services[2].notable() }

    #expect(pages.map { $0.elements.map(\.deaths) } == [[nil], [nil]])
    let expected = #"notable.json, Data.List[0].deaths: expected a whole number, found the text "many"."#
    #expect(error?.description == expected)
  }

  private static func service(answering answer: String) -> BundledQuakeService {
    BundledQuakeService { _ in Data(answer.utf8) }
  }
}
