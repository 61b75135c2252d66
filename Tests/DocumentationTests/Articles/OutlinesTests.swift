import Foundation
import ListSource
import PlatformUIKit
import RouterEvents
import Testing

// Contains the snippets of Outlines.md word for word.

extension EventName {
  fileprivate static let folderToggled: EventName = "folder.toggled"
}

private struct Folder: Identifiable, Equatable {
  var name: String
  var children: [Folder]?
  var id: String { name }
}

private final class FolderCell: UITableViewCell, ViewConfigurable {
  func configure(with folder: Folder) { textLabel?.text = folder.name }
}

private struct FolderService {
  func children(of folder: Folder) async throws -> [Folder] { [Folder(name: "in \(folder.name)")] }
}

@MainActor
@Suite
struct OutlinesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let tableView = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
  private let adapter: TableAdapter

  init() {
    window.addSubview(tableView)
    window.isHidden = false
    adapter = TableAdapter(tableView)
  }

  private var names: [String] {
    (0..<tableView.numberOfRows(inSection: 0)).compactMap {
      adapter.item(at: [0, $0], as: Folder.self)?.name
    }
  }

  @Test func expandsByID() {
    var toggled: [String] = []
    adapter.apply(outline([Folder(name: "a", children: [Folder(name: "b")])]))
    // snippet of Outlines.md
    let toggles = adapter.tableView?.onRouterEvent(.folderToggled) { event in
      let name = event.userInfo.listItem(as: Folder.self)?.name ?? ""
      toggled.append("\(name) \(event.userInfo[.isCollapsed] == true ? "closed" : "open")")
    }
    // end of snippet
    #expect(names == ["a"])
    #expect(adapter.reveal("b") && !adapter.reveal("c"))
    #expect(names == ["a", "b"])
    #expect(toggled.isEmpty)
    toggles?.cancel()
  }

  @Test func wordsAreThoseOfTheApp() {
    // snippet of Outlines.md
    var texts = ListTexts()
    texts.loading = "Wird geladen …"
    texts.failure = "Nicht geladen. Tippen, um es noch einmal zu versuchen."
    texts.expand = "Öffnen"
    texts.collapse = "Schließen"
    texts.expanded = "geöffnet"
    texts.collapsed = "geschlossen"
    adapter.texts = texts
    // end of snippet
    adapter.apply(outline([Folder(name: "a", children: [Folder(name: "b")])]))
    tableView.layoutIfNeeded()

    #expect(tableView.cellForRow(at: [0, 0])?.accessibilityValue == "geschlossen")
    #expect(tableView.cellForRow(at: [0, 0])?.accessibilityCustomActions?.map(\.name) == ["Öffnen"])
  }

  @Test func childrenComeLater() async {
    adapter.apply(outline([Folder(name: "a", children: [])], from: FolderService()))
    adapter.expand("a")
    for _ in 0..<1_000 where names.count < 2 { await Task.yield() }
    #expect(names == ["a", "in a"])
  }

  // snippet of Outlines.md, private
  private func outline(_ folders: [Folder]) -> ListSource {
    ListSource {
      Rows(folders, children: \.children) { folder, state in
        var content = UIListContentConfiguration.cell()
        content.text = folder.name
        content.image = UIImage(systemName: state.isExpanded ? "folder.fill" : "folder")
        return content
      }
      .expandable(emits: .folderToggled)
    }
  }
  // end of snippet

  // snippet of Outlines.md, private
  private func outline(_ folders: [Folder], from service: FolderService) -> ListSource {
    ListSource {
      Rows(folders, cell: FolderCell.self)
        .expandable(children: \.children, emits: .folderToggled) { folder in
          try await service.children(of: folder)
        }
    }
  }
  // end of snippet

  private final class App {
    var moved = ""

    // snippet of Outlines.md
    func move(_ reorder: Reorder) {
      let (from, to) = (reorder.from, reorder.to)
      let folder = to.parent.map { "\($0)" } ?? "the top"
      moved = "from \(from.index) to \(to.index) in \(folder)"
    }
    // end of snippet
  }

  @Test func placesHaveParents() async {
    let app = App()
    let observation = tableView.onRouterEvent("moved") { event in event.userInfo[.reorder].map(app.move) }
    let rows = Rows(
      [Folder(name: "a", children: [Folder(name: "b")]), Folder(name: "c")],
      cell: FolderCell.self
    )
    adapter.apply(ListSource { rows.expandable(children: \.children).reorderable(emits: "moved") })
    adapter.expand("a")

    adapter.tableView(tableView, moveRowAt: [0, 2], to: [0, 1])

    #expect(app.moved == "from 1 to 0 in a")
    observation.cancel()
  }
}
