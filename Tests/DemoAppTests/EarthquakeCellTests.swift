import Foundation
import PlatformUIKit
import RouterEvents
import Testing

@testable import DemoApp

@MainActor
@Suite
struct EarthquakeCellTests {
  @Test(arguments: [MagnitudeStyle.short, nil])
  func sharesInTheAnsweredStyleOrInWords(style: MagnitudeStyle?) {
    for cell in sampleCells() {
      let catcher = EventCatcher()
      catcher.style = style
      catcher.addSubview(cell)

      _ = cell.press("Share")

      let shared = catcher.caught.compactMap { ($0.message as? ShareTapped)?.text }
      #expect(shared == [cell.row?.sentence(style ?? .words)])
    }
  }

  @Test func cellWithoutARowSharesNothing() {
    let cell = QuakeCell(style: .default, reuseIdentifier: nil)
    let catcher = EventCatcher()
    catcher.addSubview(cell)

    let isThere = cell.press("Share")

    #expect(isThere)
    #expect(catcher.caught.isEmpty)
  }

  @Test func cellWithoutASuperviewEmits() {
    for cell in sampleCells() {
      var unhandled: [EventName] = []
      let observation = EventRouter.onUnhandled { event, _ in unhandled.append(event.name) }

      for title in ["☆ Favorite", "Share", "Details"] { _ = cell.press(title) }
      observation.cancel()

      #expect(unhandled == [RowEvents.favoriteTapped.name, ShareTapped.name, RowEvents.detailsTapped.name])
    }
  }

  @Test func cellIsNotPartOfARetainCycle() {
    weak var gone: EarthquakeCell?
    weak var catcher: EventCatcher?

    do {
      for cell in sampleCells() {
        let above = EventCatcher()
        catcher = above
        gone = cell
        above.addSubview(cell)
        for title in ["☆ Favorite", "Share", "Details"] { _ = cell.press(title) }
        cell.removeFromSuperview()
      }
    }

    #expect(catcher == nil)
    #expect(gone == nil)
  }

  @Test func reusedCellReplacesAllItsText() {
    let cell = QuakeCell(style: .default, reuseIdentifier: nil)
    cell.configure(with: QuakeRow(quake: .sample(1), isFavorite: true))
    let favorite = cell.buttons.first?.configuration?.title

    cell.configure(with: QuakeRow(quake: .sample(2, magnitude: 5.1), isFavorite: false))

    #expect(favorite == "★ Favorite")
    #expect(cell.buttons.first?.configuration?.title == "☆ Favorite")
    #expect(cell.headline.text == "M 5.1  20.42° S 178.38° W")
    #expect(cell.details.text == "562 km deep, reported by 41 stations")
  }

  @Test(arguments: [390.0, 240, 120])
  func subviewsFitIntoEveryCell(width: Double) {
    for cell in sampleCells() {
      let size = cell.sizeThatFits(CGSize(width: width, height: 0))
      cell.frame = CGRect(origin: .zero, size: size)

      cell.layoutIfNeeded()

      let parts = cell.contentView.subviews
      #expect(parts.count == 3)
      for part in parts {
        #expect(cell.contentView.bounds.contains(part.frame), "\(type(of: cell)) \(part) \(part.frame)")
        #expect(parts.allSatisfy { $0 === part || $0.frame.intersection(part.frame).isEmpty })
      }
    }
  }
}
