import Foundation
import ListSource
import PlatformUIKit
import RouterEventsTesting
import Testing

@MainActor
@Suite
struct ListPerformerTests {

  // MARK: Selecting

  @Test(arguments: PerformedKind.allCases)
  func tapsRowsByIDAndWords(kind: PerformedKind) {
    let screen = PerformedScreen(kind)
    screen.show(0..<60) { $0.emits(.songOpened) }

    screen.user.tap("song 1")
    screen.user.tap(.id(40))
    screen.user.tap("song 55")

    #expect(screen.songs(.songOpened) == [1, 40, 55])
    #expect(screen.selected.isEmpty)
  }

  @Test(arguments: PerformedKind.allCases)
  func selectsAndDeselectsSeveralRows(kind: PerformedKind) {
    let screen = PerformedScreen(kind, selection: .multiple)
    screen.show(0..<5) { $0.emits(.songOpened) }

    screen.user.select(.id(1))
    screen.user.select("song 3")
    screen.user.deselect(.id(1))
    let found = failures {
      screen.user.select(.id(3))
      screen.user.deselect(.id(1))
    }

    #expect(screen.selected == [3])
    #expect(screen.songs(.songOpened) == [1, 3])
    #expect(
      found.map(\.message) == [
        "The row with the id 3 is already selected.", "The row with the id 1 is not selected.",
      ]
    )
  }

  @Test(arguments: PerformedKind.allCases)
  func anotherRowReplacesSingleSelection(kind: PerformedKind) {
    let screen = PerformedScreen(kind, selection: .single)
    screen.show(0..<5) { $0.emits(.songOpened) }

    screen.user.select(.id(1))
    screen.user.select(.id(2))
    let found = failures { screen.user.deselect("song 2") }

    #expect(screen.selected == [2])
    #expect(
      found.map(\.message) == [
        "A user cannot deselect the row 'song 2', because the list allows one selection."
      ]
    )
  }

  @Test
  func respectsRefusalsOfTheAdapter() {
    let tableView = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let adapter = RefusingAdapter(tableView)
    adapter.apply(ListSource { Rows([Song(id: 1), Song(id: 2)], text: \.title).emits(.songOpened) })
    let recorder = EventRecorder(above: tableView)

    ListPerformer(adapter).tap(.id(1))
    ListPerformer(adapter).tap(.id(2))

    recorder.expect(.songOpened) { $0.listItem(as: Song.self)?.id == 2 }
    recorder.expectNothingElse()
  }

  // MARK: Finding

  @Test(arguments: PerformedKind.allCases)
  func missingRowIsNamedWithRowsThatAreThere(kind: PerformedKind) {
    let screen = PerformedScreen(kind)
    screen.show(1..<3)

    let found = failures {
      screen.user.tap("song 7")
      screen.user.tap(.id(7))
    }
    let line = #line - 3

    #expect(
      found.map(\.message) == [
        "There is no row 'song 7'. Rows: song 1; song 2.",
        "There is no row with the id 7. Rows: 1 of Song; 2 of Song.",
      ]
    )
    #expect(found.first?.line == line)
  }

  @Test(arguments: PerformedKind.allCases)
  func searchForMissingWordsKeepsThePosition(kind: PerformedKind) {
    let screen = PerformedScreen(kind)
    screen.show(0..<60)
    screen.user.scroll(to: .id(30))
    let offset = screen.listView.contentOffset
    #expect(offset.y > 0)

    let found = failures { screen.user.tap("song 99") }

    #expect(screen.listView.contentOffset == offset)
    #expect(found.first?.message.hasSuffix("song 19, … 40 more.") == false)
    #expect(found.first?.message.hasSuffix("… 40 more.") == true)
  }

  // MARK: Controls

  @Test(arguments: PerformedKind.allCases)
  func tapsControlsByTitle(kind: PerformedKind) {
    let screen = PerformedScreen(kind)
    screen.showControls([5])

    screen.user.tap(control: "Like", in: .id(5))
    screen.user.tap(control: "Delete", in: .id(5))

    #expect(screen.songs(.songLiked) == [5])
    #expect(screen.songs(.songDeleted) == [])
  }

  @Test(arguments: PerformedKind.allCases)
  func unknownControlIsNamedWithControlsThatAreThere(kind: PerformedKind) {
    let screen = PerformedScreen(kind)
    screen.showControls([5])

    let found = failures {
      screen.user.tap(control: "Buy", in: .id(5))
      screen.user.tap(control: nil, in: .id(5))
    }

    let names = "It has: Like; Delete; UISwitch without a title; Name."
    #expect(
      found.map(\.message) == [
        "The row with the id 5 has no UIControl 'Buy'. \(names)",
        "The row with the id 5 has 4 views of the type UIControl instead of one. \(names)",
      ]
    )
  }

  @Test
  func tapTurnsSwitch() throws {
    let tableView = ListTableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: .plain)
    let adapter = TableAdapter(tableView)
    adapter.apply(ListSource { Rows([Song(id: 1)], cell: SwitchCell.self) })
    let recorder = EventRecorder(above: tableView)

    ListPerformer(adapter).tap(control: nil, in: .id(1))

    #expect(try #require(tableView.visibleCells.first as? SwitchCell).rating.isOn)
    recorder.expect(.songRated)
    recorder.expectNothingElse()
  }

  @Test(arguments: PerformedKind.allCases)
  func changesTheOnlyControlOfAType(kind: PerformedKind) {
    let screen = PerformedScreen(kind)
    screen.showControls([5])

    screen.user.change(UISwitch.self, in: .id(5)) { $0.isOn = true }
    let found = failures {
      screen.user.change(UIButton.self, in: .id(5)) { $0.isEnabled = true }
    }

    #expect(screen.songs(.songRated) == [5])
    #expect(screen.controls?.rating.isOn == true)
    #expect(screen.controls?.delete.isEnabled == false)
    #expect(
      found.map(\.message) == [
        "The row with the id 5 has 2 views of the type UIButton instead of one. It has: Like; Delete."
      ]
    )
  }

  // MARK: Typing

  @Test(arguments: [true, false])
  func typesIntoSearchBar(isInNavigation: Bool) {
    let controller = ListTableController()
    controller.makeSearchable(emits: .songsSearched)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController =
      isInNavigation ? UINavigationController(rootViewController: controller) : controller
    window.isHidden = false
    let recorder = EventRecorder(above: controller)

    ListPerformer(controller.listAdapter).search(for: "ab")
    ListPerformer(controller.listAdapter).search(for: "c")

    #expect(recorder.events.map { $0.userInfo[.searchText] } == ["a", "ab", "a", "", "c"])
  }

  @Test
  func screenWithoutSearchBarFails() {
    let screen = PerformedScreen(.table)

    let found = failures { screen.user.search(for: "song") }

    #expect(found.map(\.message) == ["The screen of the list has no search bar."])
  }

  @Test(arguments: PerformedKind.allCases)
  func typesAndPressesReturn(kind: PerformedKind) throws {
    let screen = PerformedScreen(kind)
    screen.showControls([5])

    screen.user.type("Blue", in: .id(5))
    screen.user.type(" Moon", into: "Name", in: .id(5))
    let field = try #require(screen.controls?.field)
    #expect(field.text == "Blue Moon")
    #expect(field.isFirstResponder)
    screen.user.type("Red\n", in: .id(5), replacing: true)

    #expect(field.text == "Red")
    #expect(!field.isFirstResponder)
    #expect(screen.songs(.songNamed) == [5])
  }

  @Test(arguments: PerformedKind.allCases)
  func fieldDelegateForbidsCharacters(kind: PerformedKind) throws {
    let screen = PerformedScreen(kind)
    screen.showControls([5])
    let digits = Digits()
    screen.window.layoutIfNeeded()
    let field = try #require(screen.controls?.field)
    field.delegate = digits

    screen.user.type("1a2b", in: .id(5))
    #expect(field.text == "12")
    field.resignFirstResponder()
    digits.isOpen = false
    let found = failures { screen.user.type("3", in: .id(5)) }

    #expect(field.text == "12")
    #expect(
      found.first?.message.hasPrefix("The field in the row with the id 5 does not become first responder.")
        == true
    )
  }

  // MARK: Swiping

  @Test(arguments: PerformedKind.allCases)
  func swipesAndChoosesByTitle(kind: PerformedKind) {
    let screen = PerformedScreen(kind)
    screen.show(0..<60) {
      $0.swipe(.trailing) { _ in
        RowAction("Delete", style: .destructive, emits: .songDeleted)
        RowAction("Share", emits: .songShared)
      }
      .swipe(.leading) { _ in RowAction("Like", emits: .songLiked) }
    }

    screen.user.swipe(.id(40), choosing: "Share")
    screen.user.swipe("song 2", from: .leading, choosing: "Like")
    let found = failures { screen.user.swipe("song 3", choosing: "Like") }

    #expect(screen.songs(.songShared) == [40])
    #expect(screen.songs(.songLiked) == [2])
    let problem = "A swipe of the row 'song 3' from the trailing edge offers no action 'Like'."
    #expect(found.map(\.message) == ["\(problem) Actions: Delete; Share."])
  }

  @Test(arguments: PerformedKind.allCases)
  func swipeOffersDeletion(kind: PerformedKind) {
    let screen = PerformedScreen(kind)
    var deleted: [Int] = []
    screen.show(0..<3) { $0.onDelete { song, _ in deleted.append(song.id) } }

    screen.user.swipe("song 1", choosing: "Delete")

    #expect(deleted == [1])
  }

  @Test
  func gridOffersNoSwipes() {
    let screen = PerformedScreen(.collection)
    screen.show(0..<3, layout: .grid(columns: 2)) { $0.onDelete { _, _ in } }

    let found = failures { screen.user.swipe(.id(1), choosing: "Delete") }

    #expect(found.first?.message.hasSuffix("offers no action 'Delete'. There are none.") == true)
  }

  // MARK: Menus

  @Test(arguments: PerformedKind.allCases)
  func choosesFromMenus(kind: PerformedKind) {
    let screen = PerformedScreen(kind)
    screen.show(0..<3) {
      $0.menu { _ in
        RowAction("Share", emits: .songShared)
        RowMenu("More") {
          RowAction("Like", emits: .songLiked)
          RowAction("Rate", attributes: .disabled, emits: .songRated)
          RowAction("Open", attributes: .hidden, emits: .songOpened)
        }
      }
    }

    screen.user.openMenu(of: "song 1", choosing: "Share")
    screen.user.openMenu(of: "song 2", choosing: "Like")
    screen.user.openMenu(of: .id(0), choosing: "More", "Like")
    let found = failures {
      screen.user.openMenu(of: .id(0), choosing: "More", "Rate")
      screen.user.openMenu(of: .id(0), choosing: "Open")
    }

    #expect(screen.songs(.songShared) == [1])
    #expect(screen.songs(.songLiked) == [2, 0])
    let elements = "Elements: Share; More > Like; More > Rate (disabled)."
    #expect(
      found.map(\.message) == [
        "The menu of the row with the id 0 does not let a user choose 'More > Rate'. \(elements)",
        "The menu of the row with the id 0 has no element 'Open'. \(elements)",
      ]
    )
  }

  // MARK: Moving

  @Test(arguments: PerformedKind.allCases)
  func movesRows(kind: PerformedKind) {
    let screen = PerformedScreen(kind)
    screen.show(0..<5) { $0.reorderable(emits: .songsReordered) }

    screen.user.move("song 3", to: .id(0))

    screen.recorder.expect(.songsReordered) {
      $0[.reorder]?.from.indexPath.row == 3 && $0[.reorder]?.to.indexPath.row == 0
    }
    #expect((0..<5).map { screen.adapter.item(at: [0, $0], as: Song.self)?.id } == [3, 0, 1, 2, 4])
    screen.user.tap("song 3")
  }

  @Test(arguments: PerformedKind.allCases)
  func rowThatCannotMoveFails(kind: PerformedKind) {
    let screen = PerformedScreen(kind)
    screen.show(0..<5)

    let found = failures { screen.user.move("song 3", to: .id(0)) }

    #expect(found.map(\.message) == ["The row 'song 3' cannot be moved."])
  }
}

private final class RefusingAdapter: TableAdapter {
  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    indexPath.row == 0 ? nil : indexPath
  }
}

private final class SwitchCell: UITableViewCell, ViewConfigurable {
  let rating = UISwitch(frame: .zero)

  func configure(with song: Song) {
    rating.emits(.songRated)
    contentView.addSubview(rating)
  }
}

private final class Digits: NSObject, UITextFieldDelegate {
  var isOpen = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { isOpen }

  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy(\.isNumber)
  }
}
