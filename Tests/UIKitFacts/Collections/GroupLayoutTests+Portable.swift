#if !canImport(UIKit) || os(watchOS)
  import Foundation
  import PortableUIKit
  import Testing

  @Suite
  struct GroupLayoutTests {
    private let container = CGSize(width: 300, height: 600)

    private func row(
      height: GroupElement.Dimension = .absolute(50),
      of elements: [GroupElement],
      repetition: GroupElement.Repetition = .untilFull,
      spacing: GroupElement.Spacing = .fixed(0)
    ) -> GroupElement {
      GroupElement(
        width: .fractionalWidth(1),
        height: height,
        group: GroupElement.Group(
          axis: .horizontal,
          elements: elements,
          repetition: repetition,
          spacing: spacing
        )
      )
    }

    private func item(
      _ width: GroupElement.Dimension,
      _ height: GroupElement.Dimension = .fractionalHeight(1)
    ) -> GroupElement {
      GroupElement(width: width, height: height)
    }

    @Test(arguments: [(1.0 / 3, 0, 3), (0.5, 0, 2), (0.5, 10, 1), (0.7, 0, 1), (2, 0, 1)])
    func aRowRepeatsItemsUntilItIsFull(fraction: CGFloat, spacing: CGFloat, count: Int) {
      let group = row(of: [item(.fractionalWidth(fraction))], spacing: .fixed(spacing))

      let expanded = group.expanded(in: container)

      #expect(expanded.leafCount == count)
    }

    @Test func countedItemsFindRoomBesideTheirSpacing() {
      let group = row(of: [item(.fractionalWidth(1))], repetition: .times(3), spacing: .fixed(15))

      let arranged = group.expanded(in: container).arranged(in: container, count: 3)

      #expect(arranged.frames.map(\.minX) == [0, 105, 210])
      #expect(arranged.frames.map(\.width) == [90, 90, 90])
    }

    @Test func flexibleSpacingSharesWhatIsLeft() {
      let group = row(of: [item(.absolute(90))], spacing: .flexible(5))

      let arranged = group.expanded(in: container).arranged(in: container, count: 3)

      #expect(arranged.frames.map(\.minX) == [0, 105, 210])
    }

    @Test func anEstimatedRowIsAsHighAsItsHighestItem() {
      let items = [item(.fractionalWidth(0.5), .estimated(40)), item(.fractionalWidth(0.5))]
      let group = row(height: .estimated(40), of: items).expanded(in: container)

      let arranged = group.arranged(in: container, count: 2) { $0 == 0 ? CGSize(width: 1, height: 70) : nil }

      #expect(arranged.size == CGSize(width: 300, height: 70))
      #expect(arranged.frames.map(\.height) == [70, 70])
    }

    @Test func itemsThatAreMissingLeaveTheOthersInPlace() {
      let group = row(of: [item(.fractionalWidth(0.5))]).expanded(in: container)

      let arranged = group.arranged(in: container, count: 1)

      #expect(arranged.frames == [CGRect(x: 0, y: 0, width: 150, height: 50)])
    }

    @Test func groupsNest() {
      let pair = GroupElement(
        width: .fractionalWidth(1.0 / 3),
        height: .fractionalHeight(1),
        group: GroupElement.Group(
          axis: .vertical,
          elements: [item(.fractionalWidth(1), .fractionalHeight(0.5))],
          repetition: .times(2)
        )
      )
      let group = row(height: .absolute(120), of: [item(.absolute(200)), pair], repetition: .once)

      let arranged = group.expanded(in: container).arranged(in: container, count: 3)

      #expect(
        arranged.frames == [
          CGRect(x: 0, y: 0, width: 200, height: 120),
          CGRect(x: 200, y: 0, width: 100, height: 60),
          CGRect(x: 200, y: 60, width: 100, height: 60),
        ]
      )
    }

    @Test func insetsAreIgnoredAlongAnEstimatedHeight() {
      let insets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
      let element = GroupElement(width: .absolute(100), height: .estimated(40), insets: insets)

      let arranged = element.arranged(in: container, count: 1)

      #expect(arranged.frames == [CGRect(x: 5, y: 0, width: 90, height: 40)])
    }
  }
#endif
