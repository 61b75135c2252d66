import Foundation
import Requests

/// A document of 1 MB, as a server sends it, parsed and decoded.
@MainActor
enum JSONBenchmarks {
  static var all: [Benchmark] {
    let document = document(of: 1_000_000)
    return [
      Allocations.benchmark(
        "json",
        of: "a parsed array of 1,000 objects, per member of an object",
        per: 8_000,
        limit: 0.3
      ) {
        let object =
          #"{"a":1,"b":1.5,"c":true,"d":null,"e":"text","f":"a text of more than 15 bytes","g":[],"h":{}}"#
        let document = Data("[\(Array(repeating: object, count: 1_000).joined(separator: ","))]".utf8)
        return { use(try? JSON(document, source: "benchmark")) }
      },
      Benchmark(
        name: "json.parsed",
        work: "a document of 1 MB parsed",
        against: "",
        goal: .atMost(10)
      ) {
        let figure = try Timing.ratio { times in
          for _ in 0..<times { use(try JSON(document, source: "benchmark")) }
        } to: { times in
          for _ in 0..<times { use(try JSONSerialization.jsonObject(with: document)) }
        }
        return Figure(
          value: (figure.sides?.work ?? .infinity) / 1e6,
          unit: .milliseconds,
          sides: figure.sides
        )
      },
      Benchmark(
        name: "json.decoded",
        work: "a document of 1 MB parsed and decoded as a type",
        against: "JSONDecoder",
        goal: .atMost(1)
      ) {
        try Timing.ratio { times in
          for _ in 0..<times { use(try JSON(document, source: "benchmark").decoded(as: [Quake].self)) }
        } to: { times in
          for _ in 0..<times { use(try JSONDecoder().decode([Quake].self, from: document)) }
        }
      },
    ]
  }

  private struct Quake: Codable {
    struct Place: Codable {
      var latitude: Double
      var longitude: Double
      var area: String
    }

    var id: String
    var magnitude: Double
    var time: Int
    var isFelt: Bool
    var place: Place
    var note: String?
    var tags: [String]
  }

  private static func document(of bytes: Int) -> Data {
    let notes = [nil, "Felt by many; \"strong\"\nand long", "Gefühlt bis in die Täler", "Reviewed"]
    let quakes = (0..<bytes / 205).map { (index: Int) -> Quake in
      Quake(
        id: "us7000\(index)",
        magnitude: 4 + Double(index % 40) / 10,
        time: 1_700_000_000_000 + index * 977,
        isFelt: index.isMultiple(of: 2),
        place: Quake.Place(
          latitude: -17 - Double(index % 1000) / 1000,
          longitude: 178 - Double(index % 977) / 1000,
          area: "\(index % 90) km south-east of Levuka, Fiji"
        ),
        note: notes[index % 4],
        tags: ["tsunami", "reviewed"]
      )
    }
    return (try? JSONEncoder().encode(quakes)) ?? Data()
  }
}
