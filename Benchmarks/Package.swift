// swift-tools-version: 6.2

import PackageDescription

let upcomingFeatures: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "ResponderKit", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
  ],
  targets: [
    .target(name: "CountedMalloc"),
    .target(name: "CountedRetains"),
    .executableTarget(
      name: "kit-retains",
      dependencies: [
        "CountedRetains",
        .product(name: "RouterEvents", package: "ResponderKit"),
        .product(name: "StrategyTable", package: "ResponderKit"),
      ],
      swiftSettings: upcomingFeatures
    ),
    .executableTarget(
      name: "kit-benchmarks",
      dependencies: [
        "CountedMalloc",
        .product(name: "RouterEvents", package: "ResponderKit"),
        .product(name: "StrategyTable", package: "ResponderKit"),
        .product(name: "RouterEventsInspector", package: "ResponderKit"),
        .product(name: "Commands", package: "ResponderKit"),
        .product(name: "ListSource", package: "ResponderKit"),
        .product(name: "PagedList", package: "ResponderKit"),
        .product(name: "PromiseChain", package: "ResponderKit"),
        .product(name: "Requests", package: "ResponderKit"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "OpenCombine", package: "OpenCombine"),
      ],
      swiftSettings: upcomingFeatures
    ),
    .executableTarget(
      name: "kit-soak",
      dependencies: [
        .product(name: "RouterEvents", package: "ResponderKit"),
        .product(name: "StrategyTable", package: "ResponderKit"),
        .product(name: "RouterEventsInspector", package: "ResponderKit"),
        .product(name: "ListSource", package: "ResponderKit"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: upcomingFeatures
    ),
  ],
  swiftLanguageModes: [.v6]
)
