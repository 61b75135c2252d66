// On Apple's platforms Foundation has it.
#if !canImport(Darwin)
  public import Foundation

  /// The data of a drag item (`developer.apple.com/documentation/foundation/nsitemprovider`).
  ///
  /// Here it has no data, because rows are dragged only within their table.
  open class NSItemProvider: NSObject {
    /// Makes a provider without data.
    public override init() {
      super.init()
    }
  }
#endif
