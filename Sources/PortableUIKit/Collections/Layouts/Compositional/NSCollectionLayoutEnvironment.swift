public import Foundation

/// The room that a layout is for
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutcontainer`).
@MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size before insets
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutcontainer/contentsize`).
  var contentSize: CGSize { get }

  /// The size after insets
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutcontainer/effectivecontentsize`).
  var effectiveContentSize: CGSize { get }

  /// The insets (`developer.apple.com/documentation/uikit/nscollectionlayoutcontainer/contentinsets`).
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The insets that take effect
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutcontainer/effectivecontentinsets`).
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What a section provider knows of the surroundings
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutenvironment`).
@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room for sections
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutenvironment/container`).
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the collection view
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutenvironment/traitcollection`).
  var traitCollection: UITraitCollection { get }
}

/// The surroundings of a collection view. Its content insets are left out of the room for sections, so there are none
/// within that (assumed).
final class LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(contentSize: CGSize, traitCollection: UITraitCollection) {
    self.contentSize = contentSize
    self.traitCollection = traitCollection
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
}
