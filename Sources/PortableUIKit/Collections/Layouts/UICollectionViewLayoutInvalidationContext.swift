public import Foundation

/// A description of the invalid parts of a layout
/// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext`).
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid, as after a reload
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidateeverything`).
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items are invalid
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidatedatasourcecounts`).
  open internal(set) var invalidateDataSourceCounts = false

  /// A cause of invalidation.
  enum Change {
    /// Any change: everything is arranged again, with the known sizes.
    case arrangement
    /// Only the positions of pinned headers and footers changed.
    case pins
    /// Only the size of one element changed, whose preferred attributes these are.
    case size(UICollectionViewLayoutAttributes)
  }

  var change = Change.arrangement

  /// Makes a context that invalidates the arrangement.
  public override init() {
    super.init()
  }

  convenience init(_ change: Change) {
    self.init()
    self.change = change
  }

  /// Makes the context for new counts, after a reload or after a batch.
  convenience init(countsOfReload isReload: Bool) {
    self.init()
    invalidateEverything = isReload
    invalidateDataSourceCounts = true
  }
}
