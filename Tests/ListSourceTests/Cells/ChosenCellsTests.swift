import Foundation
import KitSupport
import ListSource
import PlatformUIKit
import Testing

@MainActor
@Suite
struct ChosenCellsTests {

  @Test(arguments: ListKind.allCases)
  func modelChoosesCell(kind: ListKind) {
    let screen = Screen(kind, showing: .messages([1, 2, 3], photos: [2], in: kind))

    #expect(screen.texts == ["text 1", "photo 2", "text 3"])
  }

  @Test(arguments: ListKind.allCases)
  func changedModelKeepsCellOfItsClass(kind: ListKind) {
    let screen = Screen(kind, showing: .messages([1, 2], photos: [2], in: kind))
    let cells = [screen.cell(0), screen.cell(1)]

    screen.show(.messages([1, 2], photos: [2], revision: 1, in: kind))

    #expect(screen.texts == ["text 1'", "photo 2'"])
    #expect(screen.cell(0) === cells[0])
    #expect(screen.cell(1) === cells[1])
  }

  @Test(arguments: ListKind.allCases)
  func changedModelGetsCellOfAnotherClass(kind: ListKind) {
    let screen = Screen(kind, showing: .messages([1, 2], photos: [2], in: kind))

    screen.show(.messages([1, 2], photos: [1], in: kind))

    #expect(screen.texts == ["photo 1", "text 2"])
  }

  @Test(arguments: ListKind.allCases)
  func reconfiguredObjectGetsCellOfAnotherClass(kind: ListKind) {
    let screen = Screen(kind)
    let (changing, other) = (MessageObject(1), MessageObject(2))
    screen.show(
      .oneSection {
        if kind == .table {
          Rows([changing, other]) { $0.message.isPhoto ? PhotoObjectCell.self : TextObjectCell.self }
        } else {
          Rows([changing, other]) { $0.message.isPhoto ? PhotoObjectRow.self : TextObjectRow.self }
        }
      }
    )
    let kept = screen.cell(1)

    changing.message.isPhoto = true
    other.message.revision = 1
    screen.adapter.reconfigure([1, 2])
    screen.layOut()

    #expect(screen.texts == ["photo 1", "text 2'"])
    #expect(screen.cell(1) === kept)
  }

  @Test(arguments: ListKind.allCases)
  func replacesCellsOfDeclaredClass(kind: ListKind) {
    let screen = Screen(kind)
    let messages = [Message(id: 1), Message(id: 2, isPhoto: true)]
    screen.show(
      .oneSection {
        if kind == .table { Rows(messages, cell: TextCell.self) } else { Rows(messages, cell: TextRow.self) }
      }
    )
    #expect(screen.texts == ["text 1", "text 2"])

    screen.show(.messages([1, 2], photos: [2], in: kind))

    #expect(screen.texts == ["text 1", "photo 2"])
  }

  @Test(arguments: ListKind.allCases)
  func movedRowUsesClosureOfItsNewSection(kind: ListKind) {
    let screen = Screen(kind)
    func source(_ one: [Message], _ other: [Message]) -> ListSource {
      ListSource {
        ListSection("texts") { Rows(one) { _ in kind == .table ? TextCell.self : TextRow.self } }
        ListSection("photos") { Rows(other) { _ in kind == .table ? PhotoCell.self : PhotoRow.self } }
      }
    }
    screen.show(source([Message(id: 1), Message(id: 2)], [Message(id: 3)]))

    screen.show(source([Message(id: 1)], [Message(id: 2), Message(id: 3)]))

    #expect(screen.texts == ["text 1", "photo 2", "photo 3"])
  }

  @Test(arguments: ListKind.inRows)
  func reusesCellsOfEachClass(kind: ListKind) {
    let screen = Screen(kind, showing: .messages(Array(0..<60), photos: Set(30..<60), in: kind))

    screen.scrollThrough()
    screen.scroll(to: 0)

    #expect(screen.texts.first == "text 0")
    #expect(screen.texts.allSatisfy { $0.hasPrefix("text") })
  }

  @Test(arguments: [ListKind.table, .list])
  func cellOfOtherKindOfViewIsReported(kind: ListKind) {
    let other: ListKind = kind == .table ? .list : .table

    let (screen, reports) = Reports.collecting {
      Screen(kind, showing: .messages([1], photos: [], in: other))
    }

    #expect(screen.texts.first?.hasSuffix("is not a cell for this view") == true)
    #expect(reports.count == 1)
  }
}

private struct Message: Identifiable, Equatable {
  var id: Int
  var isPhoto = false
  var revision = 0
  var text: String { "\(id)\(revision == 0 ? "" : "'")" }
}

/// A model that changes in place.
private final class MessageObject: Identifiable {
  let id: Int
  var message: Message

  init(_ id: Int) { (self.id, message) = (id, Message(id: id)) }
}

private class TextObjectCell: UITableViewCell, ViewConfigurable {
  func configure(with object: MessageObject) { textLabel?.text = "text \(object.message.text)" }
}

private final class PhotoObjectCell: TextObjectCell {
  override func configure(with object: MessageObject) { textLabel?.text = "photo \(object.message.text)" }
}

private class TextObjectRow: TextItem, ViewConfigurable {
  func configure(with object: MessageObject) { show("text \(object.message.text)") }
}

private final class PhotoObjectRow: TextObjectRow {
  override func configure(with object: MessageObject) { show("photo \(object.message.text)") }
}

private final class TextCell: UITableViewCell, ViewConfigurable {
  func configure(with message: Message) { textLabel?.text = "text \(message.text)" }
}

private final class PhotoCell: UITableViewCell, ViewConfigurable {
  func configure(with message: Message) { textLabel?.text = "photo \(message.text)" }
}

private final class TextRow: TextItem, ViewConfigurable {
  func configure(with message: Message) { show("text \(message.text)") }
}

private final class PhotoRow: TextItem, ViewConfigurable {
  func configure(with message: Message) { show("photo \(message.text)") }
}

extension ListSource {
  @MainActor
  fileprivate static func messages(
    _ ids: [Int],
    photos: Set<Int>,
    revision: Int = 0,
    in kind: ListKind
  ) -> ListSource {
    let messages = ids.map { Message(id: $0, isPhoto: photos.contains($0), revision: revision) }
    return .oneSection {
      if kind == .table {
        Rows(messages) { message in message.isPhoto ? PhotoCell.self : TextCell.self }
      } else {
        Rows(messages) { message in
          switch message.isPhoto {
          case true: PhotoRow.self
          case false: TextRow.self
          }
        }
      }
    }
  }
}
