#if os(Linux) || os(macOS)
  import PortableUIKit

  /// A terminal cannot be shaken.
  typealias ShakenWindow = UIWindow
#endif
