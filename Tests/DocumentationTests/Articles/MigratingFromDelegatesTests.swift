import PlatformUIKit
import RouterEventsTesting
import StrategyTable
import Testing

// snippet of MigratingFromDelegates.md
extension EventName {
  static let downloadTapped: EventName = "episode.downloadTapped"
}

extension UserInfoKeys {
  static let episode = UserInfoKey<String>("episode")
}
// end of snippet

enum BeforeEvents {
  // snippet of MigratingFromDelegates.md
  @MainActor
  protocol EpisodeCellDelegate: AnyObject {
    func episodeCellShouldDownload(_ cell: EpisodeCell) -> Bool
    func episodeCellDidTapDownload(_ cell: EpisodeCell)
  }

  final class EpisodeCell: UITableViewCell {
    weak var delegate: (any EpisodeCellDelegate)?
    private(set) var episode = ""

    func show(_ episode: String) {
      self.episode = episode
    }

    func downloadButtonTapped() {
      guard delegate?.episodeCellShouldDownload(self) == true else { return }
      delegate?.episodeCellDidTapDownload(self)
    }
  }
  // end of snippet
}

extension BeforeEvents {
  final class Subscriber: EpisodeCellDelegate {
    private(set) var downloads: [String] = []

    func episodeCellShouldDownload(_ cell: EpisodeCell) -> Bool { true }

    func episodeCellDidTapDownload(_ cell: EpisodeCell) {
      downloads.append(cell.episode)
    }
  }
}

// snippet of MigratingFromDelegates.md
struct DownloadAllowed: EventRequest {
  typealias Response = Bool
  static let name: EventName = "episode.downloadAllowed"
}
// end of snippet

enum WithEvents {
  // snippet of MigratingFromDelegates.md
  final class EpisodeCell: UITableViewCell {
    private var episode = ""

    func show(_ episode: String) {
      self.episode = episode
    }

    func downloadButtonTapped() {
      guard ask(DownloadAllowed()) == true else { return }
      routerEvent(name: .downloadTapped, userInfo: [.episode: episode])
    }
  }

  final class EpisodesController: UIViewController, EventHandling {
    static let table = StrategyTable<EpisodesController> {
      Call(.downloadTapped, with: \.episode, EpisodesController.download)
      Answer(DownloadAllowed.self) { controller, request, event in controller.isOnline }
    }

    var isOnline = true
    var downloads: [String] = []

    func download(_ episode: String) {
      downloads.append(episode)
    }
  }
  // end of snippet
}

extension UserInfoKeys {
  static let episodeCell = UserInfoKey<Halfway.EpisodeCell>("episodeCell")
}

enum Halfway {
  final class EpisodeCell: UITableViewCell {
    private(set) var episode = ""

    func show(_ episode: String) {
      self.episode = episode
    }

    // snippet of MigratingFromDelegates.md
    func downloadButtonTapped() {
      routerEvent(name: .downloadTapped, userInfo: [.episodeCell: self])
    }
    // end of snippet
  }

  final class EpisodesController: UIViewController, StrategyHandler {
    // snippet of MigratingFromDelegates.md
    static let table = StrategyTable<EpisodesController> {
      Call(.downloadTapped, with: \.episodeCell, EpisodesController.episodeCellDidTapDownload)
    }
    // end of snippet

    var strategies: StrategyTable<EpisodesController> { Self.table }
    var downloads: [String] = []

    func episodeCellDidTapDownload(_ cell: EpisodeCell) {
      downloads.append(cell.episode)
    }
  }
}

@MainActor
@Suite
struct MigratingFromDelegatesTests {
  @Test
  func wiredDelegateIsCalled() {
    let (cell, subscriber) = (
      BeforeEvents.EpisodeCell(style: .default, reuseIdentifier: nil), BeforeEvents.Subscriber()
    )
    cell.show("Pilot")

    let reports = withReports { cell.downloadButtonTapped() }
    cell.delegate = subscriber
    cell.downloadButtonTapped()

    #expect(reports.isEmpty)
    #expect(subscriber.downloads == ["Pilot"])
  }

  @Test
  func controllerAnswersAndHandlesWithoutWiring() {
    let controller = WithEvents.EpisodesController()
    let cell = WithEvents.EpisodeCell(style: .default, reuseIdentifier: nil)
    controller.view.addSubview(cell)
    cell.show("Pilot")

    cell.downloadButtonTapped()
    controller.isOnline = false
    cell.downloadButtonTapped()

    #expect(controller.downloads == ["Pilot"])
  }

  @Test
  func delegateMethodIsCalledByAnEvent() {
    let controller = Halfway.EpisodesController()
    let cell = Halfway.EpisodeCell(style: .default, reuseIdentifier: nil)
    controller.view.addSubview(cell)
    cell.show("Pilot")

    cell.downloadButtonTapped()

    #expect(controller.downloads == ["Pilot"])
  }
}
