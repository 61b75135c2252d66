// On Apple's platforms, Foundation provides this class.
#if !canImport(Darwin)
  public import Foundation

  /// The provider of a drag item's data (`developer.apple.com/documentation/foundation/nsitemprovider`).
  ///
  /// In PortableUIKit, a provider has no data, because rows and items can be dragged only within their own list.
  open class NSItemProvider: NSObject {
    /// Creates a provider without data.
    public override init() {
      super.init()
    }
  }
#endif
