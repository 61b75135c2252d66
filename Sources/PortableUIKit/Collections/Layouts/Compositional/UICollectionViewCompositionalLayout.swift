public import Foundation

/// A closure that returns the section with an index
/// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutsectionprovider`).
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// The settings of a compositional layout
/// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration`).
@MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow one another. It defaults to vertical
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration/scrolldirection`).
  public var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The spacing between two sections
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration/intersectionspacing`).
  public var interSectionSpacing: CGFloat = 0

  /// The headers and footers of the whole layout
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration/boundarysupplementaryitems`).
  ///
  /// Their index paths have a single index.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Makes a configuration.
  public override init() {
    super.init()
  }
}

/// A layout composed of sections, groups and items
/// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout`).
///
/// Views determine estimated sizes. The sizes are kept until the collection view's width changes or it reloads. As in
/// UIKit, `init()` is unavailable.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var lists: [Int: UICollectionLayoutListConfiguration] = [:]

  /// The settings of the layout. Setting them invalidates the layout
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/configuration`).
  ///
  /// UIKit returns a copy.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Makes a layout that uses one definition for every section
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(section:)`).
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout that uses one definition for every section, with settings
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(section:configuration:)`).
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Makes a layout with a closure that makes the sections
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(sectionprovider:)`).
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }

  /// Makes a layout with a closure that makes the sections, and with settings
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(sectionprovider:configuration:)`).
  ///
  /// The closure is called for every section when the layout is invalidated, counts change or the collection view's
  /// size changes. If it returns `nil`, the process ends with the message of UIKit's exception.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
    stack = SectionStack()
  }

  /// Returns `nil`, because decoding isn't supported.
  public required init?(coder: NSCoder) {
    nil
  }

  override func makePlan(in container: CGSize, sections: [SectionQuestion]) -> StackPlan {
    let direction = configuration.scrollDirection
    let environment = LayoutEnvironment(
      contentSize: container,
      traitCollection: collectionView?.traitCollection ?? UITraitCollection(userInterfaceStyle: .light)
    )
    var lists: [Int: UICollectionLayoutListConfiguration] = [:]
    let answers = sections.map { question in
      guard let section = sectionProvider(question.section, environment) else {
        Rejection.noLayoutSection.raise()
      }
      if let list = section.list { lists[question.section] = list }
      return SectionAnswer(plan: section.plan(in: container, along: direction))
    }
    self.lists = lists
    return StackPlan(
      direction: direction,
      spacing: configuration.interSectionSpacing,
      edges: NSCollectionLayoutBoundarySupplementaryItem.elements(
        of: configuration.boundarySupplementaryItems,
        along: direction
      ),
      sections: answers
    )
  }

  override func listConfiguration(ofSection section: Int) -> UICollectionLayoutListConfiguration? {
    lists[section]
  }
}
