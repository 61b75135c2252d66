#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The entry point on iOS. In a terminal it is `DemoProgram`.
  @main
  extension AppDelegate {}
#endif
