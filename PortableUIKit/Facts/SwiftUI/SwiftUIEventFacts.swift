// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import RouterEvents
  import SwiftUI
  import Testing
  import UIKit

  extension EventName {
    fileprivate static let probed: EventName = "facts.probed"
  }

  /// A view that shows its emitter to a test.
  private struct Probe: View {
    let look: @MainActor (EventEmitter) -> Void
    @Environment(\.routerEvent) private var routerEvent

    var body: some View {
      look(routerEvent)
      return Text("Probe")
    }
  }

  private final class Link: EventResponder {
    var nextEventResponder: (any EventResponder)? { nil }
  }

  /// The kit's bridge to SwiftUI, and what it relies on there.
  @MainActor
  @Suite(.onScreen)
  struct SwiftUIEventFacts {
    private let host = Host()

    /// *Assumed*: SwiftUI asks for the body when it measures.
    @Test func viewsOfAHostingControllerEmitFromIt() {
      var events: EventEmitter?
      let controller = EventHostingController(content: Probe { events = $0 })
      var isController: [Bool] = []
      let observation = controller.onRouterEvent(.probed) { [unowned controller] event in
        isController.append(event.source === controller)
      }

      _ = controller.sizeThatFits(in: CGSize(width: 320, height: 480))
      events?(.probed)

      #expect(isController == [true])
      observation.cancel()
    }

    /// `developer.apple.com/documentation/swiftui/view/environment(_:_:)`: a value that is set further in wins; *assumed*
    /// as above.
    @Test func theNearestResponderCounts() {
      var events: EventEmitter?
      let link = Link()
      let controller = EventHostingController(content: Probe { events = $0 }.routerEvents(from: link))
      var count = 0
      let observation = link.onRouterEvent(.probed) { _ in count += 1 }

      _ = controller.sizeThatFits(in: CGSize(width: 320, height: 480))
      events?(.probed)

      #expect(count == 1)
      observation.cancel()
    }

    /// *Assumed*: the controller of a representable is a child of the controller that shows the view.
    @Test func eventsOfAShownControllerGoThroughTheNamedResponderFirst() async {
      let window = host.makeWindow()
      let link = Link()
      let shown = UIViewController()
      let root = UIHostingController(rootView: EventControllerView { shown }.routerEvents(from: link))
      var hops: [String] = []
      let observations = [
        link.onRouterEvent(.probed, then: .handledAndForwarded) { _ in hops.append("link") },
        root.onRouterEvent(.probed) { _ in hops.append("root") },
      ]

      window.show(root)
      let isShown = await host.settles { shown.viewIfLoaded?.window === window }
      shown.routerEvent(name: .probed)

      #expect(isShown)
      #expect(hops == ["link", "root"])
      for observation in observations { observation.cancel() }
    }

    /// *Assumed*, as above.
    @Test func aControllerInAnEventHostingControllerGoesNoDetour() async {
      let window = host.makeWindow()
      let shown = UIViewController()
      let root = EventHostingController(content: EventControllerView { shown })

      window.show(root)
      let isShown = await host.settles { shown.viewIfLoaded?.window === window }
      let stations = chain(from: shown)
      var hops: [Int] = []
      let observations = stations.indices.map { index in
        stations[index].onRouterEvent(.probed, then: .handledAndForwarded) { _ in hops.append(index) }
      }
      shown.routerEvent(name: .probed)

      #expect(isShown)
      #expect(hops == Array(stations.indices))
      #expect(stations.contains { $0 === root })
      for observation in observations { observation.cancel() }
    }

    /// *Assumed*, as above.
    @Test func contentOfAnEventHostingViewEmitsIntoTheChainAboveIt() async {
      let window = host.makeWindow()
      var events: EventEmitter?
      let root = UIHostingController(rootView: EventHostingView { Probe { events = $0 } })
      var isHosting: [Bool] = []
      let observation = root.onRouterEvent(.probed) { event in
        isHosting.append(event.source is EventHostingController<Probe>)
      }

      window.show(root)
      _ = await host.settles {
        events?(.probed)
        return !isHosting.isEmpty
      }

      #expect(isHosting == [true])
      observation.cancel()
    }
  }
#endif
