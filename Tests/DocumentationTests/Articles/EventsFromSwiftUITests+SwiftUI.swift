// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import ListSource
  import RouterEvents
  import StrategyTable
  import SwiftUI
  import Testing
  import UIKit

  struct PlaylistShared: EventMessage {
    static let name: EventName = "playlist.shared"
    var title: String
  }

  struct Mixtape: Identifiable, Equatable {
    var id: Int
    var title: String
  }

  struct PlaylistRow: View {
    let title: String
    @Environment(\.routerEvent) private var routerEvent

    var body: some View {
      VStack {
        Text(title)
        Button("Play") { routerEvent(.playTapped, [.playlist: title]) }
        Button("Share") { routerEvent(PlaylistShared(title: title)) }
      }
    }
  }

  final class PlaylistCell: UITableViewCell {
    func show(_ title: String) {
      contentConfiguration = UIHostingConfiguration { PlaylistRow(title: title).routerEvents(from: self) }
    }
  }

  @MainActor
  func mixtapes(_ mixtapes: [Mixtape]) -> ListSource {
    ListSource {
      ListSection("mixtapes") {
        Rows(mixtapes) { mixtape, cell, _ in
          UIHostingConfiguration { PlaylistRow(title: mixtape.title).routerEvents(from: cell) }
        }
      }
    }
  }

  final class PlaylistController: EventHostingController<PlaylistRow>, StrategyHandler {
    static let table = StrategyTable<PlaylistController> {
      On(.playTapped) { controller, event in controller.title = event.userInfo[.playlist] }
    }

    var strategies: StrategyTable<PlaylistController> { Self.table }
  }

  final class MixerCoordinator: EventResponder {
    var nextEventResponder: (any EventResponder)? { nil }
  }

  final class MixerController: UIViewController {}

  struct MixerScreen: View {
    let coordinator: MixerCoordinator

    var body: some View {
      EventControllerView { MixerController() }
        .routerEvents(from: coordinator)
    }
  }

  /// A view that passes its emitter to a test.
  private struct Probe: View {
    let look: @MainActor (EventEmitter) -> Void
    @Environment(\.routerEvent) private var routerEvent

    var body: some View {
      look(routerEvent)
      return Text("Probe")
    }
  }

  /// Tests of SwiftUI that need no screen. They have not been run yet.
  @MainActor
  @Suite
  struct EventsOfSwiftUIViewsTests {
    @Test
    func viewsOfAHostingControllerEmitFromIt() {
      var events: EventEmitter?
      let controller = EventHostingController(content: Probe { events = $0 })
      var isController: [Bool] = []
      let observation = controller.onRouterEvent(.playTapped) { [unowned controller] event in
        isController.append(event.source === controller)
      }

      _ = controller.sizeThatFits(in: CGSize(width: 320, height: 480))
      events?(.playTapped)

      #expect(isController == [true])
      observation.cancel()
    }

    @Test
    func nearestResponderWins() {
      var events: EventEmitter?
      let link = MixerCoordinator()
      let view = Probe { events = $0 }.routerEvents(from: link)
      let controller = EventHostingController(content: view)
      var count = 0
      let observation = link.onRouterEvent(.playTapped) { _ in count += 1 }

      _ = controller.sizeThatFits(in: CGSize(width: 320, height: 480))
      events?(.playTapped)

      #expect(count == 1)
      observation.cancel()
    }
  }
#endif
