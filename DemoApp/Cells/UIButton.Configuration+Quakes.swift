import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import PortableUIKit
#endif

extension UIButton.Configuration {
  /// The gray configuration of this app's buttons.
  static var quakes: UIButton.Configuration {
    var configuration = UIButton.Configuration.gray()
    configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 10, bottom: 4, trailing: 10)
    return configuration
  }
}
