import Foundation
import ListSource
import RouterEvents

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

/// A section of the list: cells one below the other. It tells events from its cells where they come from.
final class SectionView: UIView, EventDecorator, ViewConfigurable {
  /// The section that is shown.
  private(set) var section = QuakeSection(id: "", title: "", rows: [])

  /// The cells from top to bottom.
  private(set) var cells: [EarthquakeCell] = []

  private static let standardHeight = 44.0

  /// Shows a section, in the cells that are there already as far as they fit.
  func configure(with section: QuakeSection) {
    self.section = section
    let old = cells
    cells = section.rows.enumerated().map { index, row in
      CellKinds.quakes.cell(for: row, reusing: old.indices.contains(index) ? old[index] : nil)
    }
    for cell in old where !cells.contains(cell) { cell.removeFromSuperview() }
    for cell in cells where cell.superview !== self { addSubview(cell) }
    placeCells()
  }

  func decorate(_ userInfo: inout UserInfo, for event: RouterEvent) {
    guard let cell = event.nearest(EarthquakeCell.self), let index = cells.firstIndex(of: cell) else {
      return
    }
    userInfo[.section] = section.id
    userInfo[.position] = index + 1
  }

  private func placeCells() {
    var top = 0.0
    for (cell, row) in zip(cells, section.rows) {
      let height =
        switch row.height {
        case .automatic: Self.standardHeight
        case .fixed(let points): points
        }
      cell.frame = CGRect(x: 0, y: top, width: Double(bounds.width), height: height)
      top += height
    }
    frame.size.height = top
  }
}
