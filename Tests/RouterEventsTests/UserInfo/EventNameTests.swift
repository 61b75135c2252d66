import RouterEvents
import Testing

@Suite
struct EventNameTests {
  @Test
  func namesAreEqualWhenTheirStringsAre() {
    let declared = EventName.tapped
    let made = EventName("test" + ".tapped")

    #expect(declared == made)
    #expect(declared.hashValue == made.hashValue)
    #expect(EventName(rawValue: "test.inner") != declared)
    #expect([declared: 1][made] == 1)
  }

  @Test
  func nameIsItsString() {
    #expect(EventName.tapped.rawValue == "test.tapped")
    #expect("\(EventName.tapped)" == "test.tapped")
    #expect(EventName("") == "")
  }
}
