#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The entry point of the app on iOS. In a terminal, `DemoProgram` is the entry point.
  @main
  extension AppDelegate {}
#endif
