// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Live",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "quakes", targets: ["quakes"]),
    .executable(name: "kit-live", targets: ["kit-live"]),
  ],
  dependencies: [
    .package(name: "ResponderKit", path: ".."),
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    .target(
      name: "LiveServer",
      dependencies: [
        .product(name: "RouterEventsInspector", package: "ResponderKit"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]
    ),
    .executableTarget(name: "quakes", dependencies: ["LiveServer"]),
    .executableTarget(name: "kit-live", dependencies: ["LiveServer"]),
    .testTarget(
      name: "LiveServerTests",
      dependencies: [
        "LiveServer", "quakes", "kit-live",
        .product(name: "RouterEventsInspector", package: "ResponderKit"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
