import PlatformUIKit
import Testing

@MainActor
@Suite
struct PhotosTests {
  private let photos = (1...5).map { Photo(id: $0, caption: "Photo \($0)") }

  private func show(_ version: Version) -> Shown {
    Shown(
      version.make {
        PlainPhotosController(photos)
      } _: {
        PhotosController(photos)
      }
    )
  }

  @Test(arguments: Version.allCases)
  func showsGridOfThreeColumns(version: Version) {
    let shown = show(version)
    let places = (1...4).map { shown.item("Photo \($0)").frame }

    #expect(shown.screen.title == "0 selected")
    #expect(Set(places.prefix(3).map(\.minY)).count == 1)
    #expect(places[3].minX == places[0].minX)
    #expect(abs(places[1].minX - places[0].maxX - 2) < 0.01)
    #expect(abs(places[3].minY - places[0].maxY - 2) < 0.01)
    #expect(abs(places[2].maxX - 320) < 0.01)
    #expect(abs(places[0].width - places[0].height) < 2)
  }

  @Test(arguments: Version.allCases)
  func tapsSelectAndDeselect(version: Version) {
    let shown = show(version)

    shown.tapItem("Photo 1")
    shown.tapItem("Photo 3")
    let title = shown.screen.title
    shown.tapItem("Photo 1")

    #expect(title == "2 selected")
    #expect(shown.screen.title == "1 selected")
    #expect(shown.collection.indexPathsForSelectedItems == [[0, 2]])
  }

  @Test(arguments: Version.allCases)
  func detailButtonTellsItsPhoto(version: Version) {
    let shown = show(version)

    (shown.item("Photo 2") as? PhotoCell)?.detailButton.sendActions(for: .touchUpInside)

    #expect(shown.coordinator.log == ["detail Photo 2"])
    #expect(shown.screen.title == "0 selected")
  }

  @Test(arguments: Version.allCases)
  func removedPhotosLeaveOtherCells(version: Version) {
    let shown = show(version)
    let cell = shown.item("Photo 5")
    shown.tapItem("Photo 5")

    (shown.screen as? PlainPhotosController)?.photos.removeFirst()
    (shown.screen as? PhotosController)?.photos.removeFirst()
    (shown.item("Photo 5") as? PhotoCell)?.detailButton.sendActions(for: .touchUpInside)

    #expect(shown.item("Photo 5") === cell)
    #expect(shown.collection.indexPathsForSelectedItems == [[0, 3]])
    #expect(shown.collection.numberOfItems(inSection: 0) == 4)
    #expect(shown.coordinator.log == ["detail Photo 5"])
  }

  @Test(arguments: Version.allCases)
  func screenIsFreed(version: Version) {
    weak var screen: UIViewController?
    do {
      let shown = show(version)
      screen = shown.screen
      shown.tapItem("Photo 1")
    }

    #expect(screen == nil)
  }
}
