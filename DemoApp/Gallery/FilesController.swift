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
  /// The user dragged a file or folder to another place.
  static let fileMoved: EventName = "files.fileMoved"
}

/// Files and folders as an outline. The contents of a folder in the cloud come when it is first expanded.
final class FilesController: ListTableController, EventHandling {
  static let table = StrategyTable<FilesController> {
    On(.folderToggled) { controller, event in
      guard let folder = event.userInfo.listItem(as: File.self) else { return }
      controller.title = event.userInfo[.isCollapsed] == true ? "Files" : folder.name
    }
    On(.fileMoved, with: \.reorder) { controller, reorder, _ in controller.files.move(reorder) }
  }

  private(set) var files = File.samples { didSet { setNeedsList() } }
  private let contents: @MainActor (File) async throws -> [File]
  init(contents: @escaping @MainActor (File) async throws -> [File] = { try $0.download() }) {
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
      .expandable(emits: .folderToggled) { [weak self] in try await self?.load($0) ?? [] }
      .reorderable(emits: .fileMoved)
    }
  }

  private func load(_ folder: File) async throws -> [File] {
    let loaded = try await contents(folder)
    files.change(folder.id) { $0 = loaded }
    return loaded
  }
}

/// A file, or a folder with files.
struct File: Identifiable, Equatable {
  var name: String
  /// The files of a folder, or nil for a file. The contents of an empty folder are in the cloud.
  var files: [File]? = nil
  var id: String { name }
  private static let letters = File(name: "Letters", files: [File(name: "Ada.txt"), File(name: "Emmy.txt")])
  static let samples = [
    File(name: "Documents", files: [letters, File(name: "Taxes.pdf")]),
    File(name: "Photos", files: []), File(name: "Shared", files: []), File(name: "Readme.md"),
  ]

  /// Returns the contents of a folder in the cloud. Those of the folder "Shared" cannot be loaded.
  func download() throws -> [File] {
    if name == "Shared" { throw CocoaError(.fileReadNoPermission) }
    return [File(name: "\(name) 1.jpg")]
  }
}

extension [File] {
  mutating func move(_ reorder: Reorder) {
    var moved: [File] = []
    change(reorder.from.parent) { moved = [$0.remove(at: reorder.from.index)] }
    change(reorder.to.parent) { $0.insert(contentsOf: moved, at: reorder.to.index) }
  }

  fileprivate mutating func change(_ folder: AnyHashable?, _ body: (inout [File]) -> Void) {
    guard let folder else { return body(&self) }
    for index in indices {
      let isFolder = AnyHashable(self[index].id) == folder
      self[index].files?.change(isFolder ? nil : folder, body)
    }
  }
}
