#if os(Linux) || os(macOS)
  import PortableUIKit

  /// The app's window. Without UIKit, there are no shake events, so an ordinary window is sufficient.
  typealias ShakenWindow = UIWindow
#endif
