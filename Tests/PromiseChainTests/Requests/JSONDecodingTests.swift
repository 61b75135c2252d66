import Foundation
import PromiseChain
import Testing

@Suite
struct JSONDecodingTests {
  private struct Quake: Codable, Equatable {
    var id: Int
    var magnitude: Double
    var area: String?
    var isFelt: Bool
    var shocks: [Int]
  }

  private let json: JSON

  init() throws {
    let text = """
      {"List": [{"id": 9007199254740993, "magnitude": 4.1, "area": "K\u{fc}ste", "isFelt": true, "shocks": [1, 2]},
      {"id": 1, "magnitude": "high", "area": null, "isFelt": true, "shocks": []}, 1e300, null, "x"]}
      """
    json = try JSON(Data(text.utf8), source: "test")
  }

  @Test func aPlaceIsDecodedAsItStands() throws {
    let quake = try json["List"][0].decoded(as: Quake.self)

    let expected = Quake(
      id: 9_007_199_254_740_993,
      magnitude: 4.1,
      area: "K\u{fc}ste",
      isFelt: true,
      shocks: [1, 2]
    )
    #expect(quake == expected)
    #expect(try json["List"][2].decoded(as: Double.self) == 1e300)
    #expect(try json["List"][3].decoded(as: Int?.self) == nil)
    #expect(try json["List"][4].decoded() == "x")
  }

  @Test func anErrorNamesTheWholePath() {
    let error = #expect(throws: RequestError.self) { try json["List"][1].decoded(as: Quake.self) }
    let nothing = #expect(throws: RequestError.self) { try json["List"][9].decoded(as: Quake.self) }

    #expect(
      error?.reason
        == .wrongShape(path: "List[1].magnitude", expected: "Double", found: "the text \"high\"")
    )
    #expect(
      nothing?.reason == .wrongShape(path: "List[9]", expected: "a value", found: "only a list of 5")
    )
  }
}
