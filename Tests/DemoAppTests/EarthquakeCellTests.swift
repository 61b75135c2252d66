import Foundation
import RouterEvents
import Testing

@testable import DemoApp

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct EarthquakeCellTests {
  @Test(arguments: [("favorite", EventName.favoriteTapped), ("details", EventName.detailsTapped)])
  func everyCellEmitsWhichQuakeWasTapped(button: String, name: EventName) throws {
    for cell in sampleCells() {
      let catcher = EventCatcher()
      catcher.addSubview(cell)

      let isThere = cell.tap(button)

      #expect(isThere)
      #expect(catcher.caught.map(\.name) == [name])
      let userInfo = try #require(catcher.caught.first?.userInfo)
      #expect(userInfo[.quake] == cell.row?.id)
      #expect(userInfo.keys == ["quake"])
    }
  }

  @Test func everyCellSharesInTheStyleItIsToldAbove() {
    for cell in sampleCells() {
      let catcher = EventCatcher()
      catcher.style = .short
      catcher.addSubview(cell)

      _ = cell.tap("share")

      let shared = catcher.caught.compactMap { ($0.message as? ShareTapped)?.text }
      #expect(shared == [cell.row?.sentence(.short)])
    }
  }

  @Test func everyCellSharesInWordsWhereNobodyAnswers() {
    for cell in sampleCells() {
      let catcher = EventCatcher()
      catcher.addSubview(cell)

      _ = cell.tap("share")

      let shared = catcher.caught.compactMap { ($0.message as? ShareTapped)?.text }
      #expect(shared == [cell.row?.sentence(.words)])
    }
  }

  @Test func aCellWithNobodyAboveEmitsAllTheSame() {
    for cell in sampleCells() {
      var unhandled: [EventName] = []
      let observation = EventRouter.onUnhandled { event, _ in unhandled.append(event.name) }

      for button in cell.buttons { _ = cell.tap(button.title) }
      observation.cancel()

      #expect(unhandled == [.favoriteTapped, ShareTapped.name, .detailsTapped])
    }
  }

  @Test func aCellKeepsNobodyAboveAlive() {
    let cells = sampleCells()
    weak var catcher: EventCatcher?

    for cell in cells {
      let above = EventCatcher()
      catcher = above
      above.addSubview(cell)
      for button in cell.buttons { _ = cell.tap(button.title) }
    }

    #expect(catcher == nil)
    #expect(cells.allSatisfy { $0.superview == nil })
  }

  @Test func aButtonThatIsNotThereDoesNothing() {
    let cell = CellKinds.quakes.cell(for: QuakeRow.sample)
    let catcher = EventCatcher()
    catcher.addSubview(cell)

    let isThere = cell.tap("explode")

    #expect(!isThere)
    #expect(catcher.caught.isEmpty)
  }

  @Test func aCellSetsAllItsTextAgain() {
    let cell = QuakeCell(frame: .zero)
    cell.configure(with: QuakeRow(quake: .sample(1), isFavorite: true))
    let favorite = cell.lines

    cell.configure(with: QuakeRow.sample)

    #expect(favorite == ["★ M 4.8  20.42° S 178.38° W  562 km deep, 41 stations"])
    #expect(cell.lines == ["M 4.8  20.42° S 178.38° W  562 km deep, 41 stations"])
  }
}
