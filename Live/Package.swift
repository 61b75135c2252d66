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
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
  ],
  targets: [
    .target(
      name: "LiveServer",
      dependencies: [
        .product(name: "Requests", package: "ResponderKit"),
        .product(name: "RouterEventsInspector", package: "ResponderKit"),
        .product(name: "NIOConcurrencyHelpers", package: "swift-nio"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ]
    ),
    .executableTarget(name: "quakes", dependencies: ["LiveServer"]),
    .executableTarget(name: "kit-live", dependencies: ["LiveServer"]),
    .testTarget(
      name: "LiveServerTests",
      dependencies: [
        "LiveServer", "quakes", "kit-live",
        .product(name: "RouterEventsInspector", package: "ResponderKit"),
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + settings
}
