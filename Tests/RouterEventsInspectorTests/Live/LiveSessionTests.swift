import Foundation
import Testing

@testable import RouterEventsInspector

@Suite
struct LiveSessionTests {
  @Test(arguments: [0, 7, 99])
  func replacesALineThatTheServerRefuses(number: Int) {
    var session = LiveSession(hello: Data("hello".utf8))
    session.receive(.accepted)
    session.append((0..<100).map { Data("\($0)".utf8) })
    var (received, refusals) = ([Data](), 0)

    while let batch = session.batch {
      let isRefused = batch.lines.contains(Data("\(number)".utf8))
      if isRefused { refusals += 1 } else { received += batch.lines }
      session.receive(isRefused ? .refused(status: 400) : .accepted)
    }

    let missed = LiveLine.missed(1).json
    #expect(received == (0..<100).map { $0 == number ? missed : Data("\($0)".utf8) })
    #expect(refusals < 25)
  }
}
