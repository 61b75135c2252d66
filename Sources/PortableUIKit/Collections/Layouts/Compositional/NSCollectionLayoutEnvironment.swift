public import Foundation

/// The container of a layout
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

  /// The insets after adjustments
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutcontainer/effectivecontentinsets`).
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The environment of a layout, for a section provider
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutenvironment`).
@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container for sections
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutenvironment/container`).
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the collection view
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutenvironment/traitcollection`).
  var traitCollection: UITraitCollection { get }
}

/// The environment of a collection view. Its container already excludes the content insets, so its own insets are
/// zero (assumed).
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
