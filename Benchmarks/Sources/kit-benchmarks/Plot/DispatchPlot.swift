import Foundation
import RouterEvents

/// A plot of dispatch time by chain length: the kit, the classic design, a notification and the bare loop.
@MainActor
struct DispatchPlot {
  private let series: [Series]

  struct Series {
    let name: String
    let color: String
    let points: [(hops: Int, nanoseconds: Double)]

    /// The time for the longest chain.
    var last: Double { points.last?.nanoseconds ?? 0 }
  }

  private static let lengths = [1, 2, 3, 5, 7, 10, 15, 20, 30, 45, 65, 100]

  /// Measures events with three keys and one decorating hop.
  static func measured() -> DispatchPlot {
    var (kit, classic, walk, notification):
      (
        [(Int, Double)], [(Int, Double)], [(Int, Double)], [(Int, Double)]
      ) = ([], [], [], [])
    let board = NotificationBoard()
    for length in lengths {
      let chain = EventChain(length, .strong, decorator: PlaceDecorator())
      let classicChain = ClassicChain(length, .strong)
      let designs = Timing.ratio(rounds: 12) { times in
        for number in 0..<times { EmitBenchmarks.emitThreeKeys(from: chain.source, number) }
      } to: { times in
        for number in 0..<times {
          classicChain.source.routerEvent(name: ClassicController.tapped, userInfo: classicKeys(number))
        }
      }
      let others = Timing.ratio(rounds: 12) { times in
        for _ in 0..<times { chain.walk() }
      } to: { times in
        for number in 0..<times {
          board.center.post(name: board.tapped, object: nil, userInfo: classicKeys(number))
        }
      }
      kit.append((length, designs.sides?.work ?? 0))
      classic.append((length, designs.sides?.against ?? 0))
      walk.append((length, others.sides?.work ?? 0))
      notification.append((length, others.sides?.against ?? 0))
    }
    return DispatchPlot(series: [
      Series(name: "classic design", color: "#c2410c", points: classic),
      Series(name: "NotificationCenter", color: "#7c3aed", points: notification),
      Series(name: "RouterEvents", color: "#0369a1", points: kit),
      Series(name: "bare walk", color: "#6b7280", points: walk),
    ])
  }

  private static func classicKeys(_ number: Int) -> [String: Any] {
    ["sku": "A-1", "title": "Tea", "quantity": number]
  }

  /// The plot as an SVG document. Both axes are logarithmic.
  var svg: String {
    let area = (left: 64.0, top: 24.0, width: 500.0, height: 320.0)
    let all = series.flatMap(\.points).map(\.nanoseconds).filter { $0 > 0 }
    let low = pow(10, floor(log10(all.min() ?? 1)))
    let high = pow(10, ceil(log10(all.max() ?? 10)))
    func x(_ hops: Double) -> Double { area.left + area.width * log10(hops) / 2 }
    func y(_ time: Double) -> Double { area.top + area.height * (1 - log10(time / low) / log10(high / low)) }
    func text(_ x: Double, _ y: Double, _ text: String, _ more: String = "") -> String {
      "<text x=\"\(place(x))\" y=\"\(place(y))\" \(more)>\(text)</text>"
    }
    var lines = [
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="720" height="400" viewBox="0 0 720 400" \
      font-family="Helvetica, Arial, sans-serif" font-size="13" fill="#374151">
      <rect width="720" height="400" fill="#ffffff"/>
      """
    ]
    for hops in [1, 2, 5, 10, 20, 50, 100] {
      let place = self.place(x(Double(hops)))
      lines.append(
        "<path d=\"M\(place) \(area.top)V\(area.top + area.height)\" stroke=\"#e5e7eb\" fill=\"none\"/>"
      )
      lines.append(text(x(Double(hops)), area.top + area.height + 20, "\(hops)", "text-anchor=\"middle\""))
    }
    var time = low
    while time <= high * 1.001 {
      lines.append(
        "<path d=\"M\(area.left) \(place(y(time)))H\(area.left + area.width)\" stroke=\"#e5e7eb\" fill=\"none\"/>"
      )
      let label = time < 1_000 ? "\(Int(time)) ns" : "\(Int(time / 1_000)) µs"
      lines.append(text(area.left - 8, y(time) + 4, label, "text-anchor=\"end\""))
      time *= 10
    }
    lines.append(
      text(
        area.left + area.width / 2,
        388,
        "responders in the chain; three keys, one decorator",
        "text-anchor=\"middle\""
      )
    )
    var labels: [Double] = []
    for series in series.sorted(by: { $0.last > $1.last }) {
      let path = series.points.map { "\(place(x(Double($0.hops)))) \(place(y($0.nanoseconds)))" }
        .joined(separator: "L")
      lines.append("<path d=\"M\(path)\" stroke=\"\(series.color)\" stroke-width=\"2\" fill=\"none\"/>")
      let end = max(y(series.last), (labels.last ?? -100) + 16)
      labels.append(end)
      lines.append(text(area.left + area.width + 10, end + 4, series.name, "fill=\"\(series.color)\""))
    }
    return (lines + ["</svg>", ""]).joined(separator: "\n")
  }

  private func place(_ coordinate: Double) -> String { String(format: "%.1f", coordinate) }
}
