public import Foundation

/// An object that describes which parts of a layout are invalid
/// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext`).
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether the whole layout is invalid, for example after a reload
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidateeverything`).
  open internal(set) var invalidateEverything = false

  /// Whether the number of sections or items changed
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidatedatasourcecounts`).
  open internal(set) var invalidateDataSourceCounts = false

  /// The change that invalidates a layout.
  enum Change {
    /// The layout must arrange all sections again.
    case arrangement
    /// Only the positions of pinned headers and footers changed.
    case pins
    /// Only the size of one view changed. The associated value contains the view's preferred attributes.
    case size(UICollectionViewLayoutAttributes)
  }

  var change = Change.arrangement

  /// Creates a context that invalidates the whole arrangement.
  public override init() {
    super.init()
  }

  convenience init(_ change: Change) {
    self.init()
    self.change = change
  }

  /// Creates a context for new item counts.
  ///
  /// - Parameter isReload: Whether a reload, rather than a batch update, changed the item counts.
  convenience init(countsOfReload isReload: Bool) {
    self.init()
    invalidateEverything = isReload
    invalidateDataSourceCounts = true
  }
}
