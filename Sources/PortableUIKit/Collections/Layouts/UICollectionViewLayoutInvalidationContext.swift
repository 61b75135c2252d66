public import Foundation

/// What of a layout is to be redone
/// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext`).
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is new, as after a reload
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidateeverything`).
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items are new
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidatedatasourcecounts`).
  open internal(set) var invalidateDataSourceCounts = false

  /// What changed.
  enum Change {
    /// Anything: the layout is arranged anew, with the sizes it knows.
    case arrangement
    /// Only where pinned headers and footers are.
    case pins
    /// Only the size of one element, whose preferred attributes these are.
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

  /// Makes the context of new counts: after a reload, where everything is new, or after a batch.
  convenience init(countsOfReload isReload: Bool) {
    self.init()
    invalidateEverything = isReload
    invalidateDataSourceCounts = true
  }
}
