// UIKit crashes on an illegal batch. PortableUIKit can check one first.
#if canImport(UIKit) && !os(watchOS)
  extension Batch {
    /// Always empty, because UIKit cannot check a batch.
    func refusals(before: [Int], after: [Int]) -> [String] { [] }
  }
#else
  import Foundation
  import ListSource

  @testable import PortableUIKit

  extension Batch {
    /// The violations that PortableUIKit finds in the batch, with updated rows reconfigured and with them reloaded.
    func refusals(before: [Int], after: [Int]) -> [String] {
      var ways: [[BatchUpdate]] = [updatedRows.map { .reconfigureRow(IndexPath($0)) }]
      if !updatedRows.isEmpty { ways.append(updatedRows.map { .reloadRow(IndexPath($0)) }) }
      return ways.compactMap { updatesOfRows in
        BatchUpdates(structure + updatesOfRows).violation(before: before, after: after)?.message
      }
    }

    private var structure: [BatchUpdate] {
      deletedSections.map { .deleteSection($0) } + insertedSections.map { .insertSection($0) }
        + movedSections.map { .moveSection($0.from, to: $0.to) }
        + updatedSections.map { .reloadSection($0) }
        + deletedRows.map { .deleteRow(IndexPath($0)) } + insertedRows.map { .insertRow(IndexPath($0)) }
        + movedRows.map { .moveRow(IndexPath($0.from), to: IndexPath($0.to)) }
    }
  }

  extension IndexPath {
    fileprivate init(_ index: RowIndex) {
      self.init(row: index.row, section: index.section)
    }
  }
#endif
