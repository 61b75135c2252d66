import Foundation
import ListSource
import StrategyTable

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension EventName {
  /// The user expanded or collapsed a folder.
  static let folderToggled: EventName = "files.folderToggled"
  /// The user dragged a file or folder.
  static let fileMoved: EventName = "files.fileMoved"
}

extension RowEvents {
  /// The user selected a file or folder.
  static let fileSelected = RowEvent<File>("files.fileSelected")
}

/// Files and folders as an outline. The contents of a folder in the cloud come when it is first expanded.
final class FilesController: ListTableController, EventHandling {
  static let table = StrategyTable<FilesController> {
    On(.folderToggled) { controller, event in
      guard let folder = event.userInfo.listItem(as: File.self) else { return }
      controller.title = event.userInfo[.isCollapsed] == true ? "Files" : folder.name
    }
    On(row: \.fileSelected) { controller, file, _ in controller.title = file.name }
    On(.fileMoved, with: \.reorder) { controller, reorder, _ in controller.files.move(reorder) }
  }

  private(set) var files = File.samples { didSet { setNeedsList() } }
  private let contents: @MainActor (File) async throws -> [File]

  init(contents: @escaping @MainActor (File) async throws -> [File] = { [File("\($0.name) 1.jpg")] }) {
    self.contents = contents
    super.init(.insetGrouped)
    title = "Files"
  }

  override var list: ListSource {
    ListSource {
      Rows(files, children: \.files) { file, state in
        var content = UIListContentConfiguration.cell()
        content.text = file.name
        let symbol = state.isExpanded ? "folder.fill" : "folder"
        content.image = UIImage(systemName: file.files == nil ? "doc" : symbol)
        return content
      }
      .expandable(emits: .folderToggled, loading: contents)
      .emits(row: .fileSelected)
      .reorderable(emits: .fileMoved)
    }
  }
}

/// A file, or a folder with files.
struct File: Identifiable, Equatable {
  var name: String
  /// The files of a folder, or nil for a file. The contents of an empty folder are in the cloud.
  var files: [File]?

  var id: String { name }

  init(_ name: String, _ files: [File]? = nil) { (self.name, self.files) = (name, files) }

  static let samples = [
    File("Documents", [File("Letters", [File("Ada.txt"), File("Emmy.txt")]), File("Taxes.pdf")]),
    File("Photos", []), File("Readme.md"),
  ]
}

extension [File] {
  /// Moves a file as the user did.
  mutating func move(_ reorder: Reorder) {
    guard let file = reorder.item as? File else { return }
    change(reorder.from.parent) { $0.remove(at: reorder.from.index) }
    change(reorder.to.parent) { $0.insert(file, at: reorder.to.index) }
  }

  private mutating func change(_ folder: AnyHashable?, _ body: (inout [File]) -> Void) {
    guard let folder else { return body(&self) }
    for index in indices {
      let isFolder = AnyHashable(self[index].id) == folder
      self[index].files?.change(isFolder ? nil : folder, body)
    }
  }
}
