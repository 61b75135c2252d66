// For the stand-in only: it checks internals of the table, and process exits.
#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import TestSupport
  import Testing

  /// Properties that hold for every batch.
  @MainActor
  @Suite
  struct TableBatchProperties {
    @Test func aRandomBatchHasNoViolation() {
      for random in RandomCase.all(400) {
        let batch = RandomBatch(seed: random.seed)

        let violation = BatchUpdates(batch.updates).violation(
          before: batch.before.map(\.count),
          after: batch.after.map(\.count)
        )

        #expect(violation == nil, "\(random): \(batch)")
      }
    }

    @Test func countsThatTheUpdatesDoNotExplainAreViolations() {
      for random in RandomCase.all(400) {
        let batch = RandomBatch(seed: random.seed)
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
          BatchUpdates(batch.updates).violation(before: before, after: $0) == nil
        }

        #expect(accepted.isEmpty, "\(random): \(batch)")
      }
    }

    @Test func aBatchHasTheSameResultAsAReload() {
      for random in RandomCase.all(400) {
        let batch = RandomBatch(seed: random.seed)
        let source = RowsSource(batch.before)
        let heights = HeightDelegate { [source] in
          CGFloat(source.sections[$0.section][$0.row].utf8.reduce(0) { $0 + Int($1) } % 4 * 20 + 20)
        }
        let table = UITableView.showing(source)
        table.estimatedRowHeight = 0
        table.delegate = heights
        table.layoutIfNeeded()
        table.contentOffset.y = CGFloat(random.seed % 7) * 40
        table.layoutIfNeeded()
        let selected = table.indexPathsForVisibleRows?.dropFirst(Int(random.seed % 3)).first
        table.selectRow(at: selected, animated: false, scrollPosition: .none)
        let kept = selected.flatMap { batch.place(of: batch.before[$0.section][$0.row]) }
        let cells = table.visibleCells.map { ($0, ($0 as? TextCell)?.shown ?? "") }

        table.performBatchUpdates {
          source.sections = batch.after
          for update in batch.updates { table.perform(update) }
        }

        let reloadedSource = RowsSource(batch.after)
        let reloaded = UITableView.showing(reloadedSource)
        reloaded.estimatedRowHeight = 0
        reloaded.delegate = heights
        reloaded.layoutIfNeeded()
        reloaded.contentOffset = table.contentOffset
        reloaded.layoutIfNeeded()
        #expect(table.visibleTexts == reloaded.visibleTexts, "\(random)")
        #expect(table.visibleCells.map(\.frame) == reloaded.visibleCells.map(\.frame), "\(random)")
        #expect(table.indexPathsForVisibleRows == reloaded.indexPathsForVisibleRows, "\(random)")
        #expect(table.contentSize == reloaded.contentSize, "\(random)")
        #expect(Set(table.subviews) == Set(table.visibleCells), "\(random)")
        #expect(table.indexPathForSelectedRow == kept, "\(random)")
        #expect(
          table.visibleCells.filter(\.isSelected) == [kept.flatMap(table.cellForRow)].compactMap { $0 },
          "\(random)"
        )
        for (cell, text) in cells where table.visibleTexts.contains(text) {
          let shown = table.visibleCells.first { ($0 as? TextCell)?.shown == text }
          let isReloadedSection = text.hasPrefix("new")
          #expect(shown === cell || isReloadedSection, "\(random): \(text)")
        }
      }
    }

    @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
    func aTableShowsWhatIsInViewAfterAnyChange(style: UITableView.Style) {
      for random in [RandomCase(seed: 4_946_081_350_948_570_399)] + RandomCase.all(20) {
        var generator = random.generator
        let source = RandomSource(seed: random.seed)
        let table = source.makeTable(style: style)
        table.layoutIfNeeded()

        for step in 0..<30 {
          source.change(table, using: &generator)
          table.layoutIfNeeded()

          let visible = table.indexPathsForRows(in: table.bounds) ?? []
          #expect(table.indexPathsForVisibleRows ?? [] == visible, "\(random), step \(step)")
          #expect(
            table.visibleCells.map(\.frame) == visible.map { table.rectForRow(at: $0) },
            "\(random), step \(step)"
          )
          #expect(
            table.visibleCells.map { ($0 as? TextCell)?.shown }
              == visible.map { source.sections[$0.section][$0.row] },
            "\(random), step \(step)"
          )
          let end = max(0, table.contentSize.height - table.bounds.height)
          #expect((0...end).contains(table.contentOffset.y), "\(random), step \(step)")
          #expect(
            Set(table.subviews.filter { $0 is UITableViewCell }) == Set(table.visibleCells),
            "\(random), step \(step)"
          )
        }
      }
    }
  }

  /// A source of rows that are measured when visible, in sections with or without titles.
  private final class RandomSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    private(set) var sections: [[String]]
    private var heights: [String: CGFloat] = [:]
    private var seed: UInt64

    init(seed: UInt64) {
      self.seed = seed
      sections = RandomBatch(seed: seed).before
    }

    func makeTable(style: UITableView.Style) -> UITableView {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: style)
      table.register(TextCell.self, forCellReuseIdentifier: "text")
      table.dataSource = self
      table.delegate = self
      return table
    }

    /// Makes a random change to the table, or to the rows and the table.
    func change(_ table: UITableView, using generator: inout SeededGenerator) {
      switch Int.random(in: 0..<8, using: &generator) {
      case 0...2: table.drag(by: CGFloat(Int.random(in: -250...250, using: &generator)))
      case 3:
        table.reloadData()
      case 4:
        for row in table.indexPathsForVisibleRows ?? [] where Bool.random(using: &generator) {
          heights[sections[row.section][row.row]] = CGFloat(Int.random(in: 1...8, using: &generator) * 16)
          table.reconfigureRows(at: [row])
        }
      case 5: table.frame.size.width = CGFloat(Int.random(in: 100...400, using: &generator))
      default:
        seed &+= 1
        let batch = RandomBatch(seed: seed, before: sections)
        table.performBatchUpdates {
          self.sections = batch.after
          for update in batch.updates { table.perform(update) }
        }
      }
    }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      section.isMultiple(of: 2) ? "section \(section)" : nil
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      let text = sections[indexPath.section][indexPath.row]
      return heights[text] ?? CGFloat(text.utf8.reduce(0) { $0 + Int($1) } % 8 * 16)
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      (cell as? TextCell)?.shown = sections[indexPath.section][indexPath.row]
      return cell
    }
  }
#endif
