import ListSource
import Testing

@testable import DemoApp

@MainActor
@Suite
struct CellKindsTests {
  @Test func findsTheCellThatARowNames() {
    let types = sampleCells().map { ObjectIdentifier(type(of: $0)) }

    #expect(types == [QuakeCell.self, BigQuakeCell.self, NotableCell.self].map { ObjectIdentifier($0) })
  }

  @Test func usesACellOfTheRightKindAgain() {
    let used = CellKinds.quakes.cell(for: QuakeRow.sample)

    let same = CellKinds.quakes.cell(for: QuakeRow(quake: .sample(9), isFavorite: false), reusing: used)
    let other = CellKinds.quakes.cell(for: QuakeRow.strong, reusing: used)

    #expect(same === used)
    #expect(used.row?.id.number == 9)
    #expect(other is BigQuakeCell)
  }

  @Test func showsThatThereIsNoSuchKind() {
    let cell = CellKinds().cell(for: QuakeRow.sample)

    #expect(cell is UnknownCell)
    #expect(cell.lines == ["No cell 'quake' for QuakeRow; register one."])
    #expect(cell.buttons.isEmpty)
  }

  @Test func showsThatTheKindIsForOtherRows() {
    let kinds = CellKinds().adding(NotableCell.init(frame:), for: CellIdentifier.quake)

    let cell = kinds.cell(for: QuakeRow.sample)

    #expect(cell.lines == ["No cell 'quake' for QuakeRow; register one."])
  }
}
