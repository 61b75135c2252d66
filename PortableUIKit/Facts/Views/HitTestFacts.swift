import Foundation
import Testing

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

@MainActor
@Suite(.onScreen)
struct HitTestFacts {
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let back = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
  private let front = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
  private let inBoth = CGPoint(x: 30, y: 30)

  init() {
    outer.addSubview(back)
    outer.addSubview(front)
  }

  /// `developer.apple.com/documentation/uikit/uiview/hittest(_:with:)`
  @Test func theViewInFrontIsHit() {
    let hit = outer.hitTest(inBoth, with: nil)

    outer.addSubview(back)

    #expect(hit === front)
    #expect(outer.hitTest(inBoth, with: nil) === back)
  }

  /// `developer.apple.com/documentation/uikit/uiview/hittest(_:with:)`
  @Test func theInnermostViewIsHit() {
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    front.addSubview(inner)

    let hit = outer.hitTest(inBoth, with: nil)

    #expect(hit === inner)
  }

  /// `developer.apple.com/documentation/uikit/uiview/hittest(_:with:)`
  @Test func theViewItselfIsHitOutsideItsSubviews() {
    let inside = outer.hitTest(CGPoint(x: 90, y: 90), with: nil)

    let outside = outer.hitTest(CGPoint(x: 100, y: 90), with: nil)

    #expect(inside === outer)
    #expect(outside == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiview/hittest(_:with:)`
  @Test func hiddenDisabledAndTransparentViewsAreSkipped() {
    front.isHidden = true
    let belowHidden = outer.hitTest(inBoth, with: nil)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    let belowDisabled = outer.hitTest(inBoth, with: nil)
    front.isUserInteractionEnabled = true
    front.alpha = 0.009
    let belowTransparent = outer.hitTest(inBoth, with: nil)
    front.alpha = 0.02
    let belowPale = outer.hitTest(inBoth, with: nil)

    #expect(belowHidden === back)
    #expect(belowDisabled === back)
    #expect(belowTransparent === back)
    #expect(belowPale === front)
  }

  /// `developer.apple.com/documentation/uikit/uiview/hittest(_:with:)`
  @Test(arguments: [true, false])
  func partsOutsideTheSuperviewAreNotHit(clips: Bool) {
    let overhang = UIView(frame: CGRect(x: 30, y: 0, width: 50, height: 10))
    front.clipsToBounds = clips
    front.addSubview(overhang)

    let hit = outer.hitTest(CGPoint(x: 70, y: 25), with: nil)

    #expect(hit === outer)
    #expect(outer.hitTest(CGPoint(x: 55, y: 25), with: nil) === overhang)
  }

  /// `developer.apple.com/documentation/uikit/uiview/bounds`
  @Test func scrollingTheBoundsMovesTheHit() {
    outer.bounds.origin = CGPoint(x: 0, y: 30)

    let hit = outer.hitTest(CGPoint(x: 30, y: 55), with: nil)

    #expect(hit === front)
    #expect(outer.hitTest(CGPoint(x: 30, y: 25), with: nil) == nil)
  }

  /// `developer.apple.com/documentation/uikit/uiview/point(inside:with:)`
  @Test func theLowerEdgesAreOutside() {
    let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 100)]

    let areInside = corners.map { outer.point(inside: $0, with: nil) }

    #expect(areInside == [true, false, false])
  }

  /// `developer.apple.com/documentation/uikit/uiview/point(inside:with:)`
  @Test func aViewMayHaveItsOwnShape() {
    let wide = WideView(frame: CGRect(x: 40, y: 80, width: 2, height: 2))
    outer.addSubview(wide)

    let hit = outer.hitTest(CGPoint(x: 35, y: 81), with: nil)

    #expect(hit === wide)
  }

  /// `developer.apple.com/documentation/uikit/uilabel`
  @Test func aLabelIsSkipped() {
    let label = UILabel(frame: outer.bounds)
    outer.addSubview(label)

    let hit = outer.hitTest(inBoth, with: nil)

    #expect(hit === front)
  }

  /// `developer.apple.com/documentation/uikit/uiview/convert(_:to:)-7dp5v`
  @Test func pointsAreConvertedBetweenViews() {
    let inner = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    front.addSubview(inner)
    front.bounds.origin = CGPoint(x: 0, y: 10)

    let point = inner.convert(CGPoint(x: 1, y: 1), to: back)

    #expect(point == CGPoint(x: 12, y: 3))
    #expect(inner.convert(point, from: back) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(CGRect(x: 0, y: 0, width: 3, height: 4), to: outer).origin.y == 12)
  }

  /// `developer.apple.com/documentation/uikit/uiview/convert(_:to:)-7dp5v`
  @Test func aNilViewMeansTheWindow() {
    let window = Host().makeWindow()
    window.addSubview(outer)

    let point = front.convert(CGPoint(x: 1, y: 1), to: nil)

    #expect(point == CGPoint(x: 21, y: 21))
    #expect(front.convert(point, from: nil) == CGPoint(x: 1, y: 1))
  }
}

private final class WideView: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: 0).contains(point)
  }
}
