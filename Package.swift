// swift-tools-version: 6.2

import PackageDescription

/// UIKit's stand-in is needed only where there is no UIKit.
let portableUIKit = Target.Dependency.target(
  name: "PortableUIKit",
  condition: .when(platforms: [.linux, .macOS, .windows])
)

let package = Package(
  name: "ResponderKit",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
  products: [
    .library(name: "RouterEvents", targets: ["RouterEvents"]),
    .library(name: "StrategyTable", targets: ["StrategyTable"]),
    .library(name: "ListSource", targets: ["ListSource"]),
    .library(name: "PromiseChain", targets: ["PromiseChain"]),
    .library(name: "PagedList", targets: ["PagedList"]),
    .library(name: "RouterEventsInspector", targets: ["RouterEventsInspector"]),
    .library(name: "RouterEventsTesting", targets: ["RouterEventsTesting"]),
  ],
  targets: [
    .target(name: "KitSupport"),
    .target(name: "PortableUIKit"),
    .target(name: "RouterEvents", dependencies: ["KitSupport", portableUIKit]),
    .target(name: "StrategyTable", dependencies: ["KitSupport", "RouterEvents", portableUIKit]),
    .target(
      name: "ListSource",
      dependencies: ["KitSupport", "RouterEvents", portableUIKit],
      exclude: ["README.md"]
    ),
    .target(
      name: "RouterEventsInspector",
      dependencies: ["KitSupport", "RouterEvents", "StrategyTable"],
      exclude: ["Page/Web"]
    ),
    .target(
      name: "RouterEventsTesting",
      dependencies: ["KitSupport", "RouterEvents", "RouterEventsInspector", portableUIKit]
    ),
    .target(name: "PromiseChain", dependencies: ["KitSupport"], exclude: ["README.md"]),
    .target(
      name: "PagedList",
      dependencies: ["KitSupport", "ListSource", "PromiseChain", portableUIKit],
      exclude: ["README.md"]
    ),
    .executableTarget(
      name: "DemoApp",
      dependencies: [
        "RouterEvents", "StrategyTable", "ListSource", "PromiseChain", "PagedList", "RouterEventsInspector",
        "KitSupport", portableUIKit,
      ],
      path: "DemoApp",
      exclude: [
        "README.md", "Pictures", "Tools", "Quakes.xcconfig", "Quakes.xcodeproj",
        "iOS/README.md", "iOS/FIRST_RUN.md", "iOS/Info.plist",
      ],
      resources: [.copy("Resources")]
    ),
    .testTarget(name: "KitSupportTests", dependencies: ["KitSupport"]),
    .testTarget(name: "RouterEventsTests", dependencies: ["RouterEvents", "KitSupport", portableUIKit]),
    .testTarget(
      name: "StrategyTableTests",
      dependencies: ["StrategyTable", "RouterEvents", "KitSupport", portableUIKit]
    ),
    .testTarget(
      name: "PromiseChainTests",
      dependencies: ["PromiseChain", "KitSupport"]
    ),
    .testTarget(
      name: "PagedListTests",
      dependencies: ["PagedList", "ListSource", "PromiseChain", "RouterEvents", "KitSupport", portableUIKit]
    ),
    .testTarget(
      name: "ListSourceTests",
      dependencies: ["ListSource", "RouterEvents", "StrategyTable", "KitSupport", portableUIKit]
    ),
    .testTarget(
      name: "RouterEventsInspectorTests",
      dependencies: ["RouterEventsInspector", "StrategyTable", "RouterEvents", "KitSupport"]
    ),
    .testTarget(
      name: "RouterEventsTestingTests",
      dependencies: [
        "RouterEventsTesting", "RouterEventsInspector", "StrategyTable", "KitSupport", portableUIKit,
      ]
    ),
    .testTarget(
      name: "DemoAppTests",
      dependencies: [
        "DemoApp", "RouterEvents", "ListSource", "PromiseChain", "PagedList", "KitSupport",
        "RouterEventsInspector", portableUIKit,
      ],
      exclude: ["transcript.txt"]
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "RouterEvents", "StrategyTable", "ListSource", "PromiseChain", "PagedList", "KitSupport",
        "RouterEventsInspector",
        "RouterEventsTesting", portableUIKit,
      ]
    ),
    .testTarget(name: "UIKitFacts", dependencies: ["RouterEvents", portableUIKit], exclude: ["README.md"]),
    .testTarget(name: "PortableUIKitTests", dependencies: [portableUIKit]),
  ],
  swiftLanguageModes: [.v6]
)

// What becomes the default one day is on for every target today.
let upcomingFeatures: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]
for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + upcomingFeatures
}
