import PlatformUIKit
import RouterEvents
import Testing

@MainActor
@Suite
struct WhatAnEmissionPromisesTests {
  @Test
  func emissionReturnsItsOutcome() {
    let controller = AlbumController()
    let cell = SongCell(style: .default, reuseIdentifier: nil)
    cell.show("So What", id: 1)
    controller.view.addSubview(cell)

    // snippet of WhatAnEmissionPromises.md
    let outcome = cell.likeButton.routerEvent(name: .likeTapped, userInfo: [.songID: 1])
    if !outcome.isHandled { print(outcome) }
    // end of snippet

    #expect(outcome.isHandled)
    #expect(controller.liked == [", song 1"])
  }
}
