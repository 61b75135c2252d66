import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct ListCellFacts {
  private let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))

  /// `developer.apple.com/documentation/uikit/uicollectionviewlistcell/accessories-8nui4`; that the content becomes
  /// narrower is *assumed*.
  @Test func accessoriesNarrowTheContent() {
    cell.layoutIfNeeded()
    let width = cell.contentView.frame.width

    cell.accessories = [.disclosureIndicator()]
    cell.layoutIfNeeded()
    let narrow = cell.contentView.frame.width
    cell.accessories = []
    cell.layoutIfNeeded()

    #expect((160..<320).contains(narrow))
    #expect(cell.contentView.frame.width == width)
  }

  /// `developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/customview(configuration:)`
  @Test func aCustomViewIsAnAccessory() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))

    cell.accessories = [.customView(configuration: .init(customView: view, placement: .trailing()))]
    cell.layoutIfNeeded()

    #expect(view.isDescendant(of: cell))
    #expect(cell.contentView.frame.maxX <= view.convert(view.bounds, to: cell).minX)
    cell.accessories = []
    cell.layoutIfNeeded()
    #expect(!view.isDescendant(of: cell))
  }

  /// `developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/checkmarkoptions/ishidden`
  @Test(arguments: [(nil, false), (false, false), (true, true)])
  func anAccessoryIsHiddenOnlyIfItsOptionsAre(argument: Bool?, isHidden: Bool) {
    let options = UICellAccessory.CheckmarkOptions(isHidden: argument)

    #expect(options.isHidden == isHidden)
  }

  /// `developer.apple.com/documentation/uikit/uicellaccessory-swift.struct/displayedstate` and
  /// `developer.apple.com/documentation/uikit/uicollectionview/isediting`
  @Test func someAccessoriesShowOnlyWhileEditing() throws {
    let source = ItemsSource([["a"]])
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let collection = UICollectionView.showing(source)
    collection.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "text")
    collection.layoutIfNeeded()
    let cell = collection.cellForItem(at: [0, 0]) as? UICollectionViewListCell
    cell?.accessories = [
      .customView(configuration: .init(customView: view, placement: .leading(displayed: .whenEditing)))
    ]
    collection.layoutIfNeeded()
    cell?.layoutIfNeeded()
    let before = cell?.contentView.frame.minX

    collection.isEditing = true
    collection.layoutIfNeeded()
    cell?.layoutIfNeeded()

    #expect(try #require(cell).contentView.frame.minX >= #require(before) + 30)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewlistcell/indentationlevel` and
  /// `developer.apple.com/documentation/uikit/uicollectionviewlistcell/indentationwidth`; that the content view moves
  /// is *assumed*.
  @Test func aLevelIndentsTheContent() {
    cell.indentationWidth = 12
    cell.layoutIfNeeded()
    let before = cell.contentView.frame.minX

    cell.indentationLevel = 2
    cell.layoutIfNeeded()

    #expect(cell.contentView.frame.minX == before + 24)
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewlistcell/defaultcontentconfiguration()` and
  /// `developer.apple.com/documentation/uikit/uicollectionviewcell/contentconfiguration-13e7k`
  @Test func aConfigurationReplacesTheContentView() {
    var content = cell.defaultContentConfiguration()
    content.text = "text"

    cell.contentConfiguration = content
    let view = cell.contentView
    content.text = "other"
    cell.contentConfiguration = content

    #expect(view is UIListContentView)
    #expect(cell.contentView === view)
    #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "other")
  }

  /// `developer.apple.com/documentation/uikit/uicollectionviewcell/selectedbackgroundview`
  @Test func theSelectedBackgroundIsBehindTheContent() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    let background = UIView()

    cell.selectedBackgroundView = background
    cell.isSelected = true
    cell.layoutIfNeeded()

    let places = [background, cell.contentView].map { view in cell.subviews.firstIndex(of: view) ?? -1 }
    #expect(places == places.sorted() && !places.contains(-1))
    #expect(background.frame == CGRect(x: 0, y: 0, width: 320, height: 50))
  }

  private final class ExpandedCell: UICollectionViewListCell {
    override var configurationState: UICellConfigurationState {
      var state = super.configurationState
      state.isExpanded = true
      return state
    }
  }

  /// `developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct/isexpanded` and
  /// `developer.apple.com/documentation/uikit/uicollectionviewcell/configurationstate-4u37h`; that a state of a subclass
  /// reaches the handler, and turns an outline accessory, is *assumed*.
  @Test func aSubclassSetsTheStateOfAnOutline() {
    let cell = ExpandedCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
    var states: [Bool] = []
    #expect(!self.cell.configurationState.isExpanded)

    cell.configurationUpdateHandler = { _, state in states.append(state.isExpanded) }
    cell.accessories = [.outlineDisclosure(options: .init(style: .cell)) {}]
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()

    #expect(states.last == true)
    #expect(cell.contentView.frame.maxX < 320)
  }

  /// `developer.apple.com/documentation/uikit/uitableviewcell/indentationlevel`; that text begins further inside is
  /// *assumed*.
  @Test func aLevelIndentsTheTextOfATableCell() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 50)
    let label = try #require(cell.textLabel)
    label.text = "text"
    cell.layoutIfNeeded()
    let before = label.convert(label.bounds, to: cell).minX

    cell.indentationLevel = 2
    cell.layoutIfNeeded()

    #expect(label.convert(label.bounds, to: cell).minX > before)
  }
}
