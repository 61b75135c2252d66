import RouterEventsTesting
import Testing

@MainActor
@Suite
struct UnconditionalExpectationTests {
  private let source = Link()

  @Test
  func expectationWithoutAConditionMatchesAnyEventOfItsType() {
    let recorder = EventRecorder(above: source)

    source.routerEvent(ShareTapped(url: "a"))
    source.routerEvent(ShareTapped(url: "b"))

    #expect(recorder.expect(ShareTapped.self)?.url == "a")
    #expect(recorder.expectNext(ShareTapped.self)?.url == "b")
    recorder.expectNothingElse()
  }
}
