import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite
struct FormControlFacts {
  private let log = CallLog()

  /// `developer.apple.com/documentation/uikit/uislider`, the pages of its properties
  @Test func aSliderGoesFromZeroToOneAndSendsEachChange() {
    let slider = UISlider()

    #expect(slider.value == 0)
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    #expect(slider.isContinuous)
  }

  /// `developer.apple.com/documentation/uikit/uislider/value`, and
  /// `developer.apple.com/documentation/uikit/uislider/setvalue(_:animated:)`; that code sends no event is *assumed*.
  @Test func theValueOfASliderStaysInItsRange() {
    let slider = UISlider()
    slider.addAction(UIAction { [log] _ in log.add("changed") }, for: .valueChanged)
    slider.maximumValue = 5

    slider.value = 7
    let high = slider.value
    slider.setValue(-1, animated: false)

    #expect(high == 5)
    #expect(slider.value == 0)
    #expect(log.calls.isEmpty)
  }

  /// `developer.apple.com/documentation/uikit/uisegmentedcontrol`, the pages of its members; that an index that is too
  /// large adds a segment at the end is *assumed*.
  @Test func segmentsAreInsertedAndRemoved() {
    let segments = UISegmentedControl(frame: .zero)
    segments.insertSegment(withTitle: "b", at: 0, animated: false)
    segments.insertSegment(withTitle: "a", at: 0, animated: false)
    segments.insertSegment(withTitle: "c", at: 9, animated: false)
    let titles = (0..<segments.numberOfSegments).map { segments.titleForSegment(at: $0) }
    let selected = segments.selectedSegmentIndex
    segments.selectedSegmentIndex = 1

    segments.removeAllSegments()

    #expect(titles == ["a", "b", "c"])
    #expect(selected == UISegmentedControl.noSegment)
    #expect(segments.numberOfSegments == 0)
  }

  /// *Assumed*: no page says so.
  @Test func removingAllSegmentsRemovesTheSelection() {
    let segments = UISegmentedControl(frame: .zero)
    segments.insertSegment(withTitle: "a", at: 0, animated: false)
    segments.selectedSegmentIndex = 0

    segments.removeAllSegments()

    #expect(segments.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  /// `developer.apple.com/documentation/uikit/uidatepicker/minimumdate`; that the date is moved into the range is
  /// *assumed*.
  @Test func theDateStaysInItsRange() {
    let picker = UIDatePicker()
    let (early, late) = (Date(timeIntervalSince1970: 600_000), Date(timeIntervalSince1970: 1_200_000))
    picker.minimumDate = early
    picker.maximumDate = late

    picker.date = .distantPast
    let first = picker.date
    picker.setDate(.distantFuture, animated: false)

    #expect(first == early)
    #expect(picker.date == late)
  }

  /// `developer.apple.com/documentation/uikit/uibutton/changesselectionasprimaryaction`; that the first action is
  /// selected if none is on is *assumed*.
  @Test(arguments: [(nil, "a"), (1, "b")])
  func aButtonThatTracksItsSelectionHasTheTitleOfAnAction(on: Int?, title: String) {
    let button = UIButton(type: .system)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true

    button.menu = UIMenu(
      options: .singleSelection,
      children: ["a", "b"].enumerated().map { index, title in
        UIAction(title: title, state: index == on ? .on : .off) { _ in }
      }
    )

    #expect(button.currentTitle == title)
  }

  /// `developer.apple.com/documentation/uikit/uicontentsizecategory/isaccessibilitycategory`
  @Test func theLargestSizesAreForAccessibility() {
    #expect(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    #expect(!UIContentSizeCategory.extraLarge.isAccessibilityCategory)
  }

  /// `developer.apple.com/documentation/uikit/uistackview/islayoutmarginsrelativearrangement`
  @Test func aStackArrangesItsViewsInsideItsMargins() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    stack.layoutIfNeeded()
    let outside = view.frame

    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutIfNeeded()

    #expect(outside == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.frame == CGRect(x: 2, y: 1, width: 94, height: 46))
  }
}
