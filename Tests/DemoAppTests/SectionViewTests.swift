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
struct SectionViewTests {
  private let view = SectionView()
  private let catcher = EventCatcher()

  init() {
    catcher.addSubview(view)
    view.configure(with: QuakeSection(id: "feed", title: "Feed", rows: [QuakeRow.sample, QuakeRow.strong]))
  }

  @Test func tellsWhereAnEventComesFrom() {
    for cell in view.cells { _ = cell.tap("favorite") }

    #expect(catcher.caught.map { $0.userInfo[.section] } == ["feed", "feed"])
    #expect(catcher.caught.map { $0.userInfo[.position] } == [1, 2])
    #expect(catcher.caught.map { $0.userInfo[.quake]?.number } == [1, 2])
  }

  @Test func saysNothingAboutItsOwnEvents() {
    view.routerEvent(name: .favoriteTapped)

    #expect(catcher.caught.map(\.userInfo.isEmpty) == [true])
  }

  @Test func stacksCellsAsHighAsTheirRowsSay() {
    let tops = view.cells.map { Double($0.frame.minY) }

    #expect(tops == [0, 44])
    #expect(Double(view.frame.height) == 116)
  }

  @Test func keepsTheCellsThatFitAndDropsTheOthers() {
    let old = view.cells

    view.configure(
      with: QuakeSection(id: "feed", title: "Feed", rows: [QuakeRow(quake: .sample(7), isFavorite: true)])
    )

    #expect(view.cells.count == 1)
    #expect(view.cells.first === old[0])
    #expect(view.subviews == [old[0]])
    #expect(old[0].row?.id.number == 7)
  }
}
