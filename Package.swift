// swift-tools-version: 6.2

import PackageDescription

/// UIKit's stand-in is needed only where there is no UIKit.
let portableUIKit = Target.Dependency.target(
  name: "PortableUIKit",
  condition: .when(platforms: [.linux, .macOS, .windows])
)

/// The folders of `Tests` that do not test the stand-in for UIKit.
let otherTests = [
  "Clients", "DemoAppTests", "DocumentationTests", "InspectorPage", "KitSupportTests", "ListSourceTests",
  "Mutations", "PagedListTests", "PromiseChainTests", "RouterEventsInspectorTests",
  "RouterEventsTestingTests",
  "RouterEventsTests", "StrategyTableTests", "TestSupport",
]

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
    .target(
      name: "TestSupport",
      dependencies: ["KitSupport", "PromiseChain", "PagedList"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "KitSupportTests", dependencies: ["KitSupport", "TestSupport"]),
    .testTarget(name: "RouterEventsTests", dependencies: ["RouterEvents", "KitSupport", portableUIKit]),
    .testTarget(
      name: "StrategyTableTests",
      dependencies: ["StrategyTable", "RouterEvents", "KitSupport", "TestSupport", portableUIKit]
    ),
    .testTarget(name: "PromiseChainTests", dependencies: ["PromiseChain", "KitSupport", "TestSupport"]),
    .testTarget(
      name: "PagedListTests",
      dependencies: [
        "PagedList", "ListSource", "PromiseChain", "RouterEvents", "KitSupport", "TestSupport", portableUIKit,
      ]
    ),
    .testTarget(
      name: "ListSourceTests",
      dependencies: [
        "ListSource", "RouterEvents", "StrategyTable", "KitSupport", "TestSupport", portableUIKit,
      ]
    ),
    .testTarget(
      name: "RouterEventsInspectorTests",
      dependencies: [
        "RouterEventsInspector", "StrategyTable", "RouterEvents", "KitSupport", "TestSupport",
      ]
    ),
    .testTarget(
      name: "RouterEventsTestingTests",
      dependencies: [
        "RouterEventsTesting", "RouterEventsInspector", "StrategyTable", "KitSupport", "TestSupport",
        portableUIKit,
      ]
    ),
    .testTarget(
      name: "DemoAppTests",
      dependencies: [
        "DemoApp", "RouterEvents", "ListSource", "PromiseChain", "PagedList", "KitSupport",
        "RouterEventsInspector", "TestSupport", portableUIKit,
      ],
      exclude: ["transcript.txt"]
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "RouterEvents", "StrategyTable", "ListSource", "PromiseChain", "PagedList", "KitSupport",
        "RouterEventsInspector", "RouterEventsTesting", "TestSupport", portableUIKit,
      ]
    ),
    // The facts, and what only the stand-in can show. The Xcode project runs the facts on UIKit.
    .testTarget(
      name: "PortableUIKitTests",
      dependencies: ["RouterEvents", "TestSupport", portableUIKit],
      path: "Tests",
      exclude: otherTests + ["UIKitFacts/README.md"],
      sources: ["UIKitFacts", "PortableUIKitTests"]
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Features that a later Swift enables by default.
let upcomingFeatures: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
]
for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + upcomingFeatures
}
