// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import ListSource
  import RouterEvents
  import StrategyTable
  import SwiftUI
  import PlatformUIKit

  struct PlaylistShared: EventMessage {
    static let name: EventName = "playlist.shared"
    var title: String
  }

  struct Mixtape: Identifiable, Equatable {
    var id: Int
    var title: String
  }

  // snippet of EventsFromSwiftUI.md
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
  // end of snippet

  // snippet of EventsFromSwiftUI.md
  final class PlaylistCell: UITableViewCell {
    func show(_ title: String) {
      contentConfiguration = UIHostingConfiguration { PlaylistRow(title: title).routerEvents(from: self) }
    }
  }
  // end of snippet

  @MainActor
  // snippet of EventsFromSwiftUI.md
  func mixtapes(_ mixtapes: [Mixtape]) -> ListSource {
    ListSource {
      ListSection("mixtapes") {
        Rows(mixtapes) { mixtape, cell, _ in
          UIHostingConfiguration { PlaylistRow(title: mixtape.title).routerEvents(from: cell) }
        }
      }
    }
  }
  // end of snippet

  // snippet of EventsFromSwiftUI.md
  final class PlaylistController: EventHostingController<PlaylistRow>, EventHandling {
    static let table = StrategyTable<PlaylistController> {
      On(.playTapped, with: \.playlist) { controller, playlist, event in controller.title = playlist }
    }
  }
  // end of snippet

  // snippet of EventsFromSwiftUI.md
  struct MixtapesScreen: View {
    let mixtapes: [Mixtape]
    @State private var selected: Set<Mixtape.ID> = []
    @State private var position: ListPlace?

    var body: some View {
      ListSourceView(list, selection: $selected, position: $position) { $0.keepsPosition = true }
    }

    private var list: ListSource {
      ListSource { Rows(mixtapes, text: \.title).emits(.playTapped) }
    }
  }
  // end of snippet

  final class MixerCoordinator: EventResponder {
    var nextEventResponder: (any EventResponder)? { nil }
  }

  final class MixerController: UIViewController {}

  // snippet of EventsFromSwiftUI.md
  struct MixerScreen: View {
    let coordinator: MixerCoordinator

    var body: some View {
      EventControllerView { MixerController() }
        .routerEvents(from: coordinator)
    }
  }
  // end of snippet

  // snippet of EventsFromSwiftUI.md
  struct PlaylistScreen: View {
    let title: String

    var body: some View {
      EventHostingView { PlaylistRow(title: title) }
    }
  }
// end of snippet
#endif
