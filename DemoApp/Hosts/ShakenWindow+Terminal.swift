#if os(Linux) || os(macOS)
  import PortableUIKit

  /// Nobody shakes a terminal.
  typealias ShakenWindow = UIWindow
#endif
