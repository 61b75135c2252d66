#if os(Linux) || os(macOS)
  /// The app's window. Without UIKit, there are no shake events.
  typealias ShakenWindow = CommandWindow
#endif
