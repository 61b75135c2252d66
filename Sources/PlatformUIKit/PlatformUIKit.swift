// The one import of files that use UIKit: UIKit on Apple's systems, its stand-in elsewhere.
#if canImport(UIKit) && !os(watchOS)
  @_exported public import UIKit
#else
  @_exported public import PortableUIKit
#endif
