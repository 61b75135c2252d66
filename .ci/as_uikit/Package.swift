// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "UIKit",
  products: [.library(name: "UIKit", targets: ["UIKit", "QuartzCore"])],
  targets: [
    .target(name: "QuartzCore"),
    .target(
      name: "UIKit",
      swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault")]
    ),
  ],
  swiftLanguageModes: [.v6]
)
