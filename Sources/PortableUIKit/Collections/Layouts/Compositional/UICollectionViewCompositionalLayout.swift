public import Foundation

/// Answers the section of a layout with a number
/// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutsectionprovider`).
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// What holds for all sections of a compositional layout
/// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration`).
@MainActor
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which sections follow each other, at first from top to bottom
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration/scrolldirection`).
  public var scrollDirection = UICollectionView.ScrollDirection.vertical

  /// The room between two sections
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration/intersectionspacing`).
  public var interSectionSpacing: CGFloat = 0

  /// The headers and footers of the whole layout
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayoutconfiguration/boundarysupplementaryitems`).
  ///
  /// Their index paths have one index.
  public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Makes a configuration.
  public override init() {
    super.init()
  }
}

/// A layout of sections, groups and items
/// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout`).
///
/// Sizes that are only estimated become those that the views ask for, and are kept until the collection view has another
/// width or reloads. It cannot be made by `init()`, which in UIKit is unavailable.
@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider
  private var lists: [Int: UICollectionLayoutListConfiguration] = [:]

  /// What holds for all sections; setting it invalidates the layout
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/configuration`).
  ///
  /// UIKit answers a copy.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }

  /// Makes a layout whose sections are all alike
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(section:)`).
  public convenience init(section: NSCollectionLayoutSection) {
    self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Makes a layout whose sections are all alike
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(section:configuration:)`).
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: { _, _ in section }, configuration: configuration)
  }

  /// Makes a layout whose sections a closure makes
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(sectionprovider:)`).
  public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration()
    )
  }

  /// Makes a layout whose sections a closure makes
  /// (`developer.apple.com/documentation/uikit/uicollectionviewcompositionallayout/init(sectionprovider:configuration:)`).
  ///
  /// The closure is called for every section when the layout is invalidated, counts change or the collection view has
  /// another size. If it answers `nil`, the process ends with the words of UIKit's exception.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.sectionProvider = sectionProvider
    self.configuration = configuration
    super.init()
    stack = SectionStack()
  }

  /// Answers `nil`: there are no nibs here, so nothing is decoded.
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
