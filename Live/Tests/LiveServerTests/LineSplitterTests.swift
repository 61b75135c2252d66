import Foundation
import LiveServer
import Testing

@Suite
struct LineSplitterTests {
  @Test(arguments: 1...9)
  func splitsDataOfAnyChunkSize(step: Int) {
    let bytes = Array("one\n\ntwo\nthree".utf8)
    var splitter = LineSplitter()
    var pieces: [LineSplitter.Piece] = []

    for start in stride(from: 0, to: bytes.count, by: step) {
      pieces += splitter.add(Data(bytes[start..<min(start + step, bytes.count)]))
    }
    if let last = splitter.finish() { pieces.append(last) }

    #expect(pieces == ["one", "two", "three"].map { .line(Data($0.utf8)) })
    #expect(splitter.finish() == nil)
  }

  @Test(arguments: 1...9)
  func dropsALineAboveItsLimitAndContinues(step: Int) {
    let bytes = Array("12345\n1234\n123456789".utf8)
    var splitter = LineSplitter(limit: 4)
    var pieces: [LineSplitter.Piece] = []

    for start in stride(from: 0, to: bytes.count, by: step) {
      pieces += splitter.add(Data(bytes[start..<min(start + step, bytes.count)]))
    }
    if let last = splitter.finish() { pieces.append(last) }

    #expect(pieces == [.tooLong(count: 5), .line(Data("1234".utf8)), .tooLong(count: 9)])
  }
}
