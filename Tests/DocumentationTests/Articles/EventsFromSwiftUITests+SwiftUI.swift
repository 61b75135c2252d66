// Not compiled on Linux, which has no SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import ListSource
  import RouterEvents
  import StrategyTable
  import SwiftUI
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

  struct PlaylistScreen: View {
    let title: String

    var body: some View {
      EventHostingView { PlaylistRow(title: title) }
    }
  }
#endif
