import Foundation
import PlatformUIKit
import RouterEventsTesting
import StrategyTable
import Testing

// snippet of FirstTenMinutes.md
extension EventName {
  static let likeTapped: EventName = "song.likeTapped"
}
// end of snippet

/// The first event: a name, a cell and a table.
enum FirstEvent {
  // snippet of FirstTenMinutes.md
  final class SongCell: UITableViewCell {
    let likeButton = UIButton(type: .system)

    func show(_ title: String) {
      textLabel?.text = title
      likeButton.setTitle("Like", for: .normal)
      likeButton.frame = CGRect(x: 240, y: 0, width: 80, height: 44)
      contentView.addSubview(likeButton)
      likeButton.emits(.likeTapped, on: .touchUpInside)
    }
  }
  // end of snippet

  // snippet of FirstTenMinutes.md
  final class AlbumController: UIViewController, EventHandling {
    static let table = StrategyTable<AlbumController> {
      On(.likeTapped) { controller, event in controller.likes += 1 }
    }

    var likes = 0
  }
  // end of snippet
}

// snippet of FirstTenMinutes.md
extension UserInfoKeys {
  static let songID = UserInfoKey<Int>("songID")
  static let album = UserInfoKey<String>("album")
}
// end of snippet

final class SongCell: UITableViewCell {
  let likeButton = UIButton(type: .system)

  func show(_ title: String, id: Int) {
    textLabel?.text = title
    likeButton.setTitle("Like", for: .normal)
    likeButton.frame = CGRect(x: 240, y: 0, width: 80, height: 44)
    contentView.addSubview(likeButton)
    // snippet of FirstTenMinutes.md
    likeButton.emits(.likeTapped, on: .touchUpInside) { [.songID: id] }
    // end of snippet
  }
}

// snippet of FirstTenMinutes.md
final class AlbumView: UIView, EventDecorator {
  var album = ""

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    userInfo[.album] = album
  }
}
// end of snippet

final class AlbumController: UIViewController, EventHandling {
  // snippet of FirstTenMinutes.md
  static let table = StrategyTable<AlbumController> {
    On(.likeTapped, with: \.songID, and: \.album) { controller, song, album, event in
      controller.liked.append("\(album), song \(song)")
    }
  }
  // end of snippet

  var liked: [String] = []

  override func loadView() {
    view = AlbumView()
  }
}

// snippet of FirstTenMinutes.md
extension UserInfoKeys {
  static let password = UserInfoKey<String>(private: "password")
}

func registerPrivateKeys() {  // in application(_:didFinishLaunchingWithOptions:)
  UserInfoKeys.registerPrivate(.password)
}
// end of snippet

@MainActor
@Suite
struct FirstTenMinutesTests {
  @Test
  func firstEventReachesTheController() {
    let controller = FirstEvent.AlbumController()
    let cell = FirstEvent.SongCell(style: .default, reuseIdentifier: nil)
    controller.view.addSubview(cell)

    cell.show("So What")
    cell.show("Blue in Green")
    cell.likeButton.sendActions(for: .touchUpInside)

    #expect(controller.likes == 1)
  }

  @Test
  func buttonReachesTheController() {
    let controller = AlbumController()
    let cell = SongCell(style: .default, reuseIdentifier: nil)
    (controller.view as? AlbumView)?.album = "Kind of Blue"
    controller.view.addSubview(cell)

    cell.show("So What", id: 1)
    cell.likeButton.sendActions(for: .touchUpInside)
    cell.show("Blue in Green", id: 3)
    cell.likeButton.sendActions(for: .touchUpInside)

    #expect(controller.liked == ["Kind of Blue, song 1", "Kind of Blue, song 3"])
  }

  @Test
  func explanationListsEveryResponder() {
    let controller = AlbumController()
    let cell = SongCell(style: .default, reuseIdentifier: nil)
    cell.show("So What", id: 1)
    controller.view.addSubview(cell)

    // snippet of FirstTenMinutes.md
    print(EventRouter.explain(.likeTapped, from: cell.likeButton))
    // end of snippet

    #expect(
      EventRouter.explain(.likeTapped, from: cell.likeButton).description == """
        song.likeTapped would pass
          0 UIButton                    passes
          1 UITableViewCellContentView  passes
          2 SongCell                    passes
          3 AlbumView                   passes (decorator)
          4 AlbumController             may handle (table)
        """
    )
  }

  // snippet of FirstTenMinutes.md
  @MainActor
  @Test
  func likeButtonEmitsTheShownSong() {
    let cell = SongCell(style: .default, reuseIdentifier: nil)
    let recorder = EventRecorder(hosting: cell)
    cell.show("So What", id: 1)

    cell.likeButton.sendActions(for: .touchUpInside)

    recorder.expect(.likeTapped) { $0[.songID] == 1 }
    recorder.expectNothingElse()
  }
  // end of snippet

  @Test
  func registeredKeyIsPrivate() {
    registerPrivateKeys()

    #expect("\(["password": "1234"] as UserInfo)" == "[password: <private>]")
  }

  @Test
  func reportsAnUnhandledEvent() {
    let cell = SongCell(style: .default, reuseIdentifier: nil)
    cell.show("So What", id: 1)

    let reports = withReports { cell.likeButton.sendActions(for: .touchUpInside) }

    #expect(
      reports == [
        """
        No responder handled 'song.likeTapped' from UIButton: its route ends at SongCell, a cell that is not in its \
        list. Emit when the user acts on the cell, for example taps a button in it. A list adds a cell after it is \
        configured, and may remove it when it scrolls off screen.
        """
      ]
    )
  }
}
