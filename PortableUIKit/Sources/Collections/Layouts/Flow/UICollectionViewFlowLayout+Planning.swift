import Foundation

extension UICollectionViewFlowLayout {
  private var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  /// Returns the plan of a section and the item sizes that the delegate provides.
  ///
  /// If the delegate doesn't implement a method, the layout uses its own property for the value.
  func answer(_ question: SectionQuestion, in container: CGSize) -> SectionAnswer {
    let section = question.section
    let flow = FlowPlan(
      direction: scrollDirection,
      container: container,
      insets: insets(ofSection: section),
      lineSpacing: asked(minimumLineSpacing) {
        $0.collectionView($1, layout: self, minimumLineSpacingForSectionAt: section)
      },
      itemSpacing: asked(minimumInteritemSpacing) {
        $0.collectionView($1, layout: self, minimumInteritemSpacingForSectionAt: section)
      },
      itemSize: itemSize,
      estimatedItemSize: estimatedItemSize
    )
    let given = givenSizes(question)
    var plan = flow.sectionPlan(hasGivenSizes: given != nil)
    plan.edges = edges(ofSection: section)
    return SectionAnswer(plan: plan, given: given)
  }

  /// Returns the delegate's value, or `own` if there is no delegate or it doesn't implement the method.
  private func asked<Value: Unanswerable>(
    _ own: Value,
    _ question: (any UICollectionViewDelegateFlowLayout, UICollectionView) -> Value
  ) -> Value {
    guard let collectionView, let flowDelegate else { return own }
    let answer = question(flowDelegate, collectionView)
    return answer == .unanswered ? own : answer
  }

  private func insets(ofSection section: Int) -> NSDirectionalEdgeInsets {
    let inset = asked(sectionInset) { $0.collectionView($1, layout: self, insetForSectionAt: section) }
    return NSDirectionalEdgeInsets(
      top: inset.top,
      leading: inset.left,
      bottom: inset.bottom,
      trailing: inset.right
    )
  }

  /// Returns the delegate's sizes for the requested items, or `nil` if the delegate provides no sizes.
  ///
  /// The result is also `nil` if the section has no items.
  private func givenSizes(_ question: SectionQuestion) -> [CGSize]? {
    guard let collectionView, let delegate = flowDelegate, question.count > 0 else { return nil }
    func size(of item: Int) -> CGSize {
      let path = IndexPath(row: item, section: question.section)
      return delegate.collectionView(collectionView, layout: self, sizeForItemAt: path)
    }
    let items = question.unasked ?? Array(0..<question.count)
    // If no sizes are needed, a request for the first item shows whether the delegate still implements the method.
    guard let first = items.first else { return size(of: 0) == .unanswered ? nil : [] }
    let answer = size(of: first)
    guard answer != .unanswered else { return nil }
    return [answer] + items.dropFirst().map(size)
  }

  private func edges(ofSection section: Int) -> [BoundaryElement] {
    let header = asked(headerReferenceSize) {
      $0.collectionView($1, layout: self, referenceSizeForHeaderInSection: section)
    }
    let footer = asked(footerReferenceSize) {
      $0.collectionView($1, layout: self, referenceSizeForFooterInSection: section)
    }
    return [
      edge(UICollectionView.elementKindSectionHeader, .start, header, sectionHeadersPinToVisibleBounds),
      edge(UICollectionView.elementKindSectionFooter, .end, footer, sectionFootersPinToVisibleBounds),
    ].compactMap { $0 }
  }

  private func edge(
    _ kind: String,
    _ side: BoundaryElement.Side,
    _ size: CGSize,
    _ pins: Bool
  ) -> BoundaryElement? {
    let length = size.length(along: scrollDirection)
    guard length > 0 else { return nil }
    var element = GroupElement(width: .fractionalWidth(1), height: .fractionalHeight(1))
    element[scrollDirection] = .absolute(length)
    return BoundaryElement(
      kind: kind,
      number: 0,
      element: element,
      side: side,
      pins: pins,
      zIndex: pins ? 1 : 0
    )
  }
}

/// A type with a placeholder for the result of an unimplemented delegate method.
private protocol Unanswerable: Equatable {
  static var unanswered: Self { get }
}

extension CGFloat: Unanswerable {}
extension CGSize: Unanswerable {}
extension UIEdgeInsets: Unanswerable {}
