import RouterEvents
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

// The snippet of WhatAnEmissionPromises.md stands here word for word.

@MainActor
@Suite
struct WhatAnEmissionPromisesTests {
  @Test
  func emissionReturnsItsOutcome() {
    let controller = AlbumController()
    let cell = SongCell(style: .default, reuseIdentifier: nil)
    cell.show("So What", id: 1)
    controller.view.addSubview(cell)

    let outcome = cell.likeButton.routerEvent(name: .likeTapped, userInfo: [.songID: 1])
    if !outcome.isHandled { print(outcome) }

    #expect(outcome.isHandled)
    #expect(controller.liked == [", song 1"])
  }
}
