public import Foundation

/// An object that describes which parts of a layout are invalid
/// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext`).
@MainActor
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all data of the layout is invalid, as it is after a reload
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidateeverything`).
  open internal(set) var invalidateEverything = false

  /// Whether the number of sections or items may have changed
  /// (`developer.apple.com/documentation/uikit/uicollectionviewlayoutinvalidationcontext/invalidatedatasourcecounts`).
  open internal(set) var invalidateDataSourceCounts = false

  enum Change {
    /// Any change after which the layout must arrange all sections again.
    case arrangement
    /// Only the positions of pinned headers and footers changed.
    case pins
    /// Only the size of one view changed.
    ///
    /// The associated value contains the view's preferred attributes.
    case size(UICollectionViewLayoutAttributes)
  }

  var change = Change.arrangement

  /// Creates a context that makes the layout arrange all sections again.
  ///
  /// ``invalidateEverything`` and ``invalidateDataSourceCounts`` are `false`.
  public override init() {
    super.init()
  }

  convenience init(_ change: Change) {
    self.init()
    self.change = change
  }

  /// Creates a context for new item counts.
  ///
  /// - Parameter isReload: `false` after a batch update, `true` after a reload or a change to a different layout.
  convenience init(countsOfReload isReload: Bool) {
    self.init()
    invalidateEverything = isReload
    invalidateDataSourceCounts = true
  }
}
