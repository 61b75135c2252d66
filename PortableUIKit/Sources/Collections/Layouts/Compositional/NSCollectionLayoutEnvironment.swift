public import Foundation

/// The size and the insets of a layout's container
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutcontainer`).
@MainActor
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container before its insets are applied
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutcontainer/contentsize`).
  var contentSize: CGSize { get }

  /// The size of the container after its insets are applied
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutcontainer/effectivecontentsize`).
  var effectiveContentSize: CGSize { get }

  /// The insets of the container (`developer.apple.com/documentation/uikit/nscollectionlayoutcontainer/contentinsets`).
  var contentInsets: NSDirectionalEdgeInsets { get }

  /// The insets of the container after the system adjusts them
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutcontainer/effectivecontentinsets`).
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and traits that a layout passes to its section provider
/// (`developer.apple.com/documentation/uikit/nscollectionlayoutenvironment`).
@MainActor
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the layout's sections
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutenvironment/container`).
  var container: any NSCollectionLayoutContainer { get }

  /// The traits of the collection view
  /// (`developer.apple.com/documentation/uikit/nscollectionlayoutenvironment/traitcollection`).
  var traitCollection: UITraitCollection { get }
}

/// The environment of a collection view's layout.
///
/// The container's size excludes the collection view's content insets, so the container itself has no insets. Apple
/// doesn't document this behavior.
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
