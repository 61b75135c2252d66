// The stand-in alone: it is about what nobody but the table sees, and about exits.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  /// What holds for every batch; a failure tells the seed that made it.
  @MainActor
  @Suite
  struct TableBatchProperties {
    private static let seeds = (0..<400).map { _ in UInt64.random(in: 0...UInt64.max) }

    @Test func aLegalBatchIsNoViolation() {
      for seed in Self.seeds {
        let batch = RandomBatch(seed: seed)

        let violation = TableUpdates(batch.updates).violation(
          before: batch.before.map(\.count),
          after: batch.after.map(\.count)
        )

        #expect(violation == nil, "seed \(seed): \(batch)")
      }
    }

    @Test func countsThatTheUpdatesDoNotExplainAreViolations() {
      for seed in Self.seeds {
        let batch = RandomBatch(seed: seed)
        let before = batch.before.map(\.count)
        let after = batch.after.map(\.count)
        var wrong = [after + [1], Array(after.dropLast())].filter { $0 != after }
        for section in batch.checkedSections {
          for change in [1, -1] where after[section] + change >= 0 {
            wrong.append(after)
            wrong[wrong.count - 1][section] += change
          }
        }

        let accepted = wrong.filter {
          TableUpdates(batch.updates).violation(before: before, after: $0) == nil
        }

        #expect(accepted.isEmpty, "seed \(seed): \(batch)")
      }
    }

    @Test func aBatchLeavesWhatAReloadShows() {
      for seed in Self.seeds {
        let batch = RandomBatch(seed: seed)
        let source = RowsSource(batch.before)
        let table = UITableView.showing(source)
        table.layoutIfNeeded()
        table.contentOffset.y = CGFloat(seed % 7) * 40
        table.layoutIfNeeded()
        let cells = table.visibleCells.map { ($0, ($0 as? TextCell)?.text ?? "") }

        table.performBatchUpdates {
          source.sections = batch.after
          for update in batch.updates { table.perform(update) }
        }

        let reloadedSource = RowsSource(batch.after)
        let reloaded = UITableView.showing(reloadedSource)
        reloaded.layoutIfNeeded()
        reloaded.contentOffset = table.contentOffset
        reloaded.layoutIfNeeded()
        #expect(table.visibleTexts == reloaded.visibleTexts, "seed \(seed)")
        #expect(table.visibleCells.map(\.frame) == reloaded.visibleCells.map(\.frame), "seed \(seed)")
        #expect(table.indexPathsForVisibleRows == reloaded.indexPathsForVisibleRows, "seed \(seed)")
        #expect(table.contentSize == reloaded.contentSize, "seed \(seed)")
        #expect(Set(table.subviews) == Set(table.visibleCells), "seed \(seed)")
        for (cell, text) in cells where table.visibleTexts.contains(text) {
          let shown = table.visibleCells.first { ($0 as? TextCell)?.text == text }
          let isReloadedSection = text.hasPrefix("new")
          #expect(shown === cell || isReloadedSection, "seed \(seed): \(text)")
        }
      }
    }
  }
#endif
