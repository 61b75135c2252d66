#if os(Linux) || os(macOS)
  import PortableUIKit

  /// A window without shake events, because a terminal cannot be shaken.
  typealias ShakenWindow = UIWindow
#endif
