#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @MainActor
  @Suite
  struct CollectionCellTests {
    private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 300, height: 50))

    // MARK: Fitting

    /// `developer.apple.com/documentation/uikit/uicollectionreusableview/preferredlayoutattributesfitting(_:)`
    @Test func aCellPrefersTheHeightOfItsContentInTheWidthOfItsAttributes() {
      let attributes = attributes(CGRect(x: 10, y: 20, width: 300, height: 50))
      cell.contentConfiguration = Badge(height: 77)

      let preferred = cell.preferredLayoutAttributesFitting(attributes)

      #expect(preferred.size == CGSize(width: 300, height: 77))
      #expect(preferred.indexPath == attributes.indexPath)
      #expect(attributes.size == CGSize(width: 300, height: 50))
    }

    /// *Assumed*: that attributes stay the same for a cell that prefers no other height.
    @Test(arguments: [0, 50] as [CGFloat])
    func attributesStayForACellThatPrefersNoOtherHeight(height: CGFloat) {
      let attributes = attributes(CGRect(x: 10, y: 20, width: 300, height: 50))
      cell.contentConfiguration = Badge(height: height)

      #expect(cell.preferredLayoutAttributesFitting(attributes).frame == attributes.frame)
    }

    @Test func attributesStayForAViewWithoutContent() {
      let attributes = attributes(CGRect(x: 0, y: 0, width: 300, height: 50))
      let view = UICollectionReusableView(frame: attributes.frame)

      #expect(cell.preferredLayoutAttributesFitting(attributes).frame == attributes.frame)
      #expect(view.preferredLayoutAttributesFitting(attributes).frame == attributes.frame)
    }

    @Test func aCellMayOverrideItsFittingSize() {
      let attributes = attributes(CGRect(x: 0, y: 0, width: 300, height: 50))
      let cell = SquareCell(frame: attributes.frame)

      #expect(cell.preferredLayoutAttributesFitting(attributes).size == CGSize(width: 300, height: 300))
    }

    /// *Assumed*: that the configuration is updated before a cell is measured.
    @Test func aCellIsUpdatedBeforeItIsMeasured() {
      cell.configurationUpdateHandler = { cell, _ in cell.contentConfiguration = Badge(height: 77) }

      let attributes = attributes(CGRect(x: 0, y: 0, width: 300, height: 50))

      #expect(cell.preferredLayoutAttributesFitting(attributes).size.height == 77)
    }

    /// *Assumed*: no page says so.
    @Test func accessoriesNarrowTheContentOfAListCell() {
      let attributes = attributes(CGRect(x: 0, y: 0, width: 200, height: 50))
      let cell = UICollectionViewListCell(frame: attributes.frame)
      var content = cell.defaultContentConfiguration()
      content.text = String(repeating: "word ", count: 30)
      cell.contentConfiguration = content
      let wide = cell.preferredLayoutAttributesFitting(attributes).size.height

      cell.accessories = [.disclosureIndicator(), .label(text: "1,024")]
      cell.indentationLevel = 3
      let narrow = cell.preferredLayoutAttributesFitting(attributes).size.height
      cell.layoutIfNeeded()

      #expect(narrow > wide)
      #expect(cell.contentView.frame.minX == 30)
      #expect(cell.contentView.frame.maxX < 200)
    }

    /// `developer.apple.com/documentation/uikit/uilistcontentconfiguration`; *assumed*: that headers are lower than rows.
    @Test func headersAreLowerThanRows() {
      let attributes = attributes(CGRect(x: 0, y: 0, width: 200, height: 10))
      let heights = [UIListContentConfiguration.cell(), .plainHeader(), .groupedHeader()].map { content in
        let cell = UICollectionViewListCell(frame: attributes.frame)
        var content = content
        content.text = "title"
        cell.contentConfiguration = content
        return cell.preferredLayoutAttributesFitting(attributes).size.height
      }

      #expect(heights[0] >= 44)
      #expect(heights[1] < heights[0])
      #expect(heights[2] <= heights[1])
    }

    // MARK: Configurations

    /// `developer.apple.com/documentation/uikit/uicollectionviewcell/setneedsupdateconfiguration()`; *assumed*: that a
    /// layout is one of the "appropriate times".
    @Test func severalChangesAreOneUpdate() {
      var states: [String] = []
      cell.configurationUpdateHandler = { _, state in
        states.append("\(state.isHighlighted) \(state.isSelected)")
      }
      cell.layoutIfNeeded()

      cell.isHighlighted = true
      cell.isSelected = true
      cell.isHighlighted = false
      cell.layoutIfNeeded()
      cell.layoutIfNeeded()

      #expect(states == ["false false", "false true"])
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewcell/automaticallyupdatescontentconfiguration`
    @Test(arguments: [true, false])
    func theContentIsUpdatedForTheState(isAutomatic: Bool) {
      cell.automaticallyUpdatesContentConfiguration = isAutomatic
      cell.contentConfiguration = Badge()
      cell.layoutIfNeeded()
      let view = cell.contentView

      cell.isSelected = true
      cell.layoutIfNeeded()

      #expect((cell.contentConfiguration as? Badge)?.isSelected == isAutomatic)
      #expect(cell.contentView === view)
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewcell/automaticallyupdatesbackgroundconfiguration`
    @Test(arguments: [true, false])
    func theBackgroundIsUpdatedForTheState(isAutomatic: Bool) {
      cell.automaticallyUpdatesBackgroundConfiguration = isAutomatic
      cell.backgroundConfiguration = .listPlainCell()
      cell.layoutIfNeeded()
      let color = cell.backgroundConfiguration?.backgroundColor

      cell.isHighlighted = true
      cell.layoutIfNeeded()
      #expect((cell.backgroundConfiguration?.backgroundColor != color) == isAutomatic)

      cell.isHighlighted = false
      cell.layoutIfNeeded()
      #expect(cell.backgroundConfiguration?.backgroundColor == color)
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundconfiguration-rgj4`
    @Test func aBackgroundIsAConfigurationOrViews() {
      cell.backgroundColor = .systemRed
      cell.backgroundView = UIView()
      cell.selectedBackgroundView = UIView()

      cell.backgroundConfiguration = .clear()
      #expect(cell.backgroundColor == nil)
      #expect(cell.backgroundView == nil)
      #expect(cell.selectedBackgroundView == nil)

      cell.selectedBackgroundView = UIView()
      #expect(cell.backgroundConfiguration == nil)
    }

    /// `developer.apple.com/documentation/uikit/uicollectionviewcell/backgroundview`
    @Test func theBackgroundIsBehindTheContentAndAsLargeAsTheCell() {
      let background = UIView()
      cell.backgroundView = background
      cell.contentConfiguration = Badge()
      cell.layoutIfNeeded()

      #expect(cell.subviews.first === background)
      #expect(background.frame == cell.bounds)
      #expect(cell.contentView.frame == cell.bounds)
    }

    /// *Assumed*: that the cell resets its appearance itself before it is reused.
    @Test func aReusedCellIsNotSelected() {
      cell.isSelected = true
      cell.isHighlighted = true

      cell.prepareForReuse()

      #expect(!cell.isSelected)
      #expect(!cell.isHighlighted)
    }

    private func attributes(_ frame: CGRect) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.frame = frame
      return attributes
    }
  }

  private final class SquareCell: UICollectionViewCell {
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width) }
  }
#endif
