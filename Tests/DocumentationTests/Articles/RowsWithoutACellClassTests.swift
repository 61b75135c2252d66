import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import Testing

extension RowEvents {
  fileprivate static let novelSelected = RowEvent<Novel>("novel.selected")
}

extension EventName {
  fileprivate static let novelRated: EventName = "novel.rated"
}

struct Novel: Identifiable, Equatable {
  var id: Int
  var title: String
  var author: String
  var stars = 3
}

// snippet of RowsWithoutACellClass.md
struct StarsContent: UIContentConfiguration {
  var stars: Int

  func makeContentView() -> any UIView & UIContentView { StarsView(self) }
  func updated(for state: any UIConfigurationState) -> StarsContent { self }
}
// end of snippet

final class StarsView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ content: StarsContent) {
    configuration = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 100, height: 66) }

  var text: String { String(repeating: "★", count: (configuration as? StarsContent)?.stars ?? 0) }
}

struct RatingContent: UIContentConfiguration {
  var novel: Novel
  var events: EventEmitter

  func makeContentView() -> any UIView & UIContentView { RatingView(self) }
  func updated(for state: any UIConfigurationState) -> RatingContent { self }
}

final class RatingView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ content: RatingContent) {
    configuration = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func rate() {
    (configuration as? RatingContent)?.events(.novelRated)
  }
}

@MainActor
@Suite
struct RowsWithoutACellClassTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let novels = [
    Novel(id: 1, title: "Emma", author: "Austen"), Novel(id: 2, title: "Ulysses", author: "Joyce"),
  ]

  init() {
    window.addSubview(tableView)
    window.isHidden = false
  }

  @Test
  func makesContentFromModelAndState() {
    let adapter = TableAdapter(tableView)
    adapter.apply(shelf(novels))
    window.layoutIfNeeded()
    #expect(contents.map(\.text) == ["Emma", "Ulysses"])
    #expect(contents.map(\.secondaryText) == ["Austen", "Joyce"])

    tableView.visibleCells.last?.isHighlighted = true
    window.layoutIfNeeded()
    #expect(contents.map(\.textProperties.color) == [.label, .systemBlue])

    var changed = novels
    changed[0].title = "Persuasion"
    adapter.apply(shelf(changed))
    window.layoutIfNeeded()
    #expect(contents.map(\.text) == ["Persuasion", "Ulysses"])
  }

  @Test
  func showsTextsByKeyPaths() {
    let source = ListSource {
      // snippet of RowsWithoutACellClass.md
      Rows(novels, text: \.title, detail: \.author).emits(row: .novelSelected)
      // end of snippet
    }

    TableAdapter(tableView).apply(source)
    window.layoutIfNeeded()

    #expect(contents.map(\.text) == ["Emma", "Ulysses"])
    #expect(contents.map(\.secondaryText) == ["Austen", "Joyce"])
  }

  @Test
  func showsCustomContent() {
    let source = ListSource {
      ListSection("stars") {
        // snippet of RowsWithoutACellClass.md
        Rows(novels) { novel, _ in StarsContent(stars: novel.stars) }
        // end of snippet
      }
    }

    TableAdapter(tableView).apply(source)
    window.layoutIfNeeded()

    #expect(tableView.visibleCells.map { ($0.contentView as? StarsView)?.text } == ["★★★", "★★★"])
    #expect(tableView.visibleCells.map(\.frame.height) == [66, 66])
  }

  @Test
  func contentEmitsEvents() {
    let source = ListSource {
      ListSection("ratings") {
        // snippet of RowsWithoutACellClass.md
        Rows(novels) { novel, cell, _ in
          RatingContent(novel: novel, events: EventEmitter(from: cell))
        }
        // end of snippet
      }
    }
    var rated: [Bool] = []
    let observation = window.onRouterEvent(.novelRated) { [tableView] event in
      rated.append(event.source === tableView.visibleCells.last)
    }

    TableAdapter(tableView).apply(source)
    window.layoutIfNeeded()
    (tableView.visibleCells.last?.contentView as? RatingView)?.rate()

    #expect(rated == [true])
    observation.cancel()
  }

  private var contents: [UIListContentConfiguration] {
    tableView.visibleCells.compactMap { $0.contentConfiguration as? UIListContentConfiguration }
  }

  // snippet of RowsWithoutACellClass.md
  func shelf(_ novels: [Novel]) -> ListSource {
    ListSource {
      ListSection("novels") {
        Rows(novels) { novel, state in
          var content = UIListContentConfiguration.subtitleCell()
          content.text = novel.title
          content.secondaryText = novel.author
          content.textProperties.color = state.isHighlighted ? .systemBlue : .label
          return content
        }
        .emits(row: .novelSelected)
      }
    }
  }
  // end of snippet
}
