public import Foundation

/// The type of a closure that returns the section for an index and a layout environment
/// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutsectionprovider`).
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// The settings of a compositional layout that apply to all its sections
/// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration`).
@MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The scroll direction of the layout
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration/scrolldirection`).
  ///
  /// The default value is `vertical`.
  public var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The spacing between two sections, in points
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration/intersectionspacing`).
  public var interSectionSpacing: CGFloat = 0

  /// The headers and footers of the whole layout
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration/boundarysupplementaryitems`).
  ///
  /// The index path of each header or footer has a single index. As reported for UIKit
  /// (`github.com/dotnet/maui/pull/34989`), they are hidden while the collection view has no sections.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Creates a configuration with default settings.
  public override init() {
    super.init()
  }
}

/// A layout that is composed of items, groups and sections
/// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout`).
///
/// After a view with an estimated size is measured, the layout keeps the measured size. It discards the size when the
/// view's item is reloaded, the collection view reloads or the group's definition changes. It also discards the size
/// when the scroll direction, or the available extent perpendicular to it, changes. As in UIKit, `init()` is
/// unavailable.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var lists: [Int: UICollectionLayoutListConfiguration] = [:]
  private var handlers: [Int: NSCollectionLayoutSectionVisibleItemsInvalidationHandler] = [:]

  /// The settings of the layout
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/configuration`).
  ///
  /// Setting a configuration invalidates the layout. Unlike UIKit's property, this property doesn't copy the
  /// configuration.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Creates a layout that uses one definition for all sections
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(section:)`).
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout that uses one definition for all sections, with the specified configuration
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(section:configuration:)`).
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Creates a layout with a closure that provides its sections
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(sectionprovider:)`).
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }

  /// Creates a layout with a closure that provides its sections, and with the specified configuration
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(sectionprovider:configuration:)`).
  ///
  /// The layout calls the closure for every section after ``UICollectionViewLayout/invalidateLayout()``, and when the
  /// item counts or the available size change. If the closure returns `nil`, the app terminates with UIKit's error
  /// message.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
    stack = SectionStack()
  }

  /// Returns `nil`, because a compositional layout can't be decoded.
  public required init?(coder: NSCoder) {
    nil
  }

  override func makePlan(in container: CGSize, sections: [SectionQuestion]) -> StackPlan {
    let direction = configuration.scrollDirection
    let environment = environment(in: container)
    handlers = [:]
    var lists: [Int: UICollectionLayoutListConfiguration] = [:]
    let answers = sections.map { question in
      guard let section = sectionProvider(question.section, environment) else {
        Rejection.noLayoutSection.raise()
      }
      if let list = section.list { lists[question.section] = list }
      handlers[question.section] = section.visibleItemsInvalidationHandler
      return SectionAnswer(plan: section.plan(in: container, along: direction, environment))
    }
    self.lists = lists
    return StackPlan(
      direction: direction,
      spacing: configuration.interSectionSpacing,
      edges: NSCollectionLayoutBoundarySupplementaryItem.elements(
        of: sections.isEmpty ? [] : configuration.boundarySupplementaryItems,
        along: direction
      ),
      sections: answers
    )
  }

  private func environment(in container: CGSize) -> LayoutEnvironment {
    LayoutEnvironment(
      contentSize: container,
      traitCollection: collectionView?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light)
    )
  }

  override func noteVisible(_ cells: () -> [UICollectionViewLayoutAttributes], offsets: (Int) -> CGPoint) {
    if handlers.isEmpty { return }
    let items = Dictionary(grouping: cells().map(VisibleItem.init), by: \.indexPath.section)
    for (section, handler) in handlers.sorted(by: { $0.key < $1.key }) {
      guard let visible = items[section] else { continue }
      handler(visible, offsets(section), environment(in: collectionView?.bounds.size ?? .zero))
    }
  }

  override func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    lists[section]
  }
}

private final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  let indexPath: IndexPath
  let frame: CGRect

  init(_ attributes: UICollectionViewLayoutAttributes) {
    (indexPath, frame) = (attributes.indexPath, attributes.frame)
    super.init()
  }
}
