// Only for PortableUIKit, because UIKit's recognizers react to real touches only.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PlatformUIKit
  import RouterEvents
  import Testing

  @MainActor
  @Suite
  struct GestureEmittingTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let view = CatchingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let map = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let tap = UITapGestureRecognizer()

    init() {
      window.isHidden = false
      window.addSubview(view)
      view.addSubview(map)
      map.addGestureRecognizer(tap)
    }

    @Test func emitsFromTheRecognizersView() {
      tap.emits(event: .message { Picked(number: 7) })

      window.tap(at: CGPoint(x: 10, y: 10))
      window.tap(at: CGPoint(x: 90, y: 90))

      #expect(view.caught.map(\.name) == [Picked.name])
      #expect(view.routes.map(\.first) == ["UIView"])
      #expect((view.caught.last?.message as? Picked)?.number == 7)
    }

    @Test func emitsTheLastEventOfTheGivenState() {
      tap.emits(.inner)
      for number in 1...2 { tap.emits(.tapped) { ["number": number] } }
      tap.emits(.inner, on: .began)

      window.tap(at: CGPoint(x: 10, y: 10))

      #expect(view.caught.map(\.name) == [.tapped])
      #expect(view.caught.map { $0.userInfo["number"] as? Int } == [2])
    }

    @Test func emitsTwoEventsInTwoSlotsUntilItIsStopped() {
      tap.emits(.tapped)
      tap.emits(.inner, slot: "second")

      window.tap(at: CGPoint(x: 10, y: 10))
      tap.stopEmitting(on: .began)
      tap.stopEmitting(slot: "")
      window.tap(at: CGPoint(x: 10, y: 10))
      tap.stopEmitting(on: .ended)
      window.tap(at: CGPoint(x: 10, y: 10))

      #expect(view.caught.map(\.name) == [.tapped, .inner, .inner])
    }

    @Test func emittingDoesNotRetainTheRecognizer() {
      weak var weakTap: UITapGestureRecognizer?

      do {
        let tap = UITapGestureRecognizer()
        weakTap = tap
        tap.emits(.tapped)
        map.addGestureRecognizer(tap)
        map.removeGestureRecognizer(tap)
      }

      #expect(weakTap == nil)
    }
  }
#endif
