// Foundation has it on Apple's systems alone.
#if !canImport(Darwin)
  public import Foundation

  /// What a dragged item carries to where it is dropped (`developer.apple.com/documentation/foundation/nsitemprovider`).
  ///
  /// It carries nothing here: rows are dragged within their table only.
  open class NSItemProvider: NSObject {
    /// Makes a provider of nothing.
    public override init() {
      super.init()
    }
  }
#endif
