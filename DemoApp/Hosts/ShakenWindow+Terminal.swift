#if os(Linux) || os(macOS)
  import PortableUIKit

  /// The app's window. It needs no shake events, because a terminal cannot be shaken.
  typealias ShakenWindow = UIWindow
#endif
