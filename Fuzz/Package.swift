// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "ResponderKit", path: "..")
  ],
  targets: [
    .systemLibrary(name: "LibFuzzer"),
    .executableTarget(
      name: "kit-fuzz",
      dependencies: [
        "LibFuzzer",
        .product(name: "RouterEvents", package: "ResponderKit"),
        .product(name: "StrategyTable", package: "ResponderKit"),
        .product(name: "RouterEventsInspector", package: "ResponderKit"),
        .product(name: "ListSource", package: "ResponderKit"),
        .product(name: "PagedList", package: "ResponderKit"),
        .product(name: "Requests", package: "ResponderKit"),
      ],
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
