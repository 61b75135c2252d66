#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// On iOS the program is the application with its delegate; in a terminal it is `DemoProgram`.
  @main
  extension AppDelegate {}
#endif
