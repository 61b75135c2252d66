import Foundation
import ListSource
import PlatformUIKit
import RouterEventsTesting
import Testing

@testable import DemoApp

@MainActor
@Suite
struct PhotosControllerTests {
  private let screen = ShownScreen(PhotosController())

  @Test func photosAreInTheColumnThatEndsFirst() {
    screen.controller.view.window?.layoutIfNeeded()
    let frames = (0..<3).compactMap { row in
      screen.controller.collectionView.layoutAttributesForItem(at: IndexPath(item: row, section: 1))?.frame
    }

    #expect(frames.map(\.minX) == [0, 199, 0])
    #expect(frames.map { ($0.width / $0.height * 10).rounded() / 10 } == [1.5, 0.7, 1])
  }

  @Test func tappedPhotoIsInTheCarousel() async {
    screen.user.select("Dunes")

    await screen.recorder.next("photo.liked")
    #expect(screen.controller.liked == ["Lake", "Forest", "Dunes"])
    #expect(screen.controller.collectionView.numberOfItems(inSection: 0) == 3)
  }

  @Test func deletionIsConfirmedInASubmenu() {
    screen.user.openMenu(of: .id("Dusk"), choosing: "Delete", "Delete Photo")

    #expect(!screen.controller.photos.contains { $0.title == "Dusk" })
  }
}
