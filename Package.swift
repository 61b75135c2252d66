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
    .library(name: "Commands", targets: ["Commands"]),
    .library(name: "ListSource", targets: ["ListSource"]),
    .library(name: "PromiseChain", targets: ["PromiseChain"]),
    .library(name: "Requests", targets: ["Requests"]),
    .library(name: "PagedList", targets: ["PagedList"]),
    .library(name: "RouterEventsInspector", targets: ["RouterEventsInspector"]),
    .library(name: "RouterEventsTesting", targets: ["RouterEventsTesting"]),
  ],
  targets: [
    .target(name: "KitSupport"),
    .target(name: "PlatformUIKit", dependencies: [portableUIKit]),
    .target(name: "PortableUIKit", path: "PortableUIKit/Sources"),
    .target(name: "RouterEvents", dependencies: ["KitSupport", "PlatformUIKit"]),
    .target(name: "StrategyTable", dependencies: ["KitSupport", "RouterEvents", "PlatformUIKit"]),
    .target(
      name: "Commands",
      dependencies: ["KitSupport", "RouterEvents", "StrategyTable", "PlatformUIKit"]
    ),
    .target(
      name: "ListSource",
      dependencies: ["KitSupport", "RouterEvents", "Commands", "PlatformUIKit"],
      exclude: ["README.md"]
    ),
    .target(
      name: "RouterEventsInspector",
      dependencies: ["KitSupport", "RouterEvents", "StrategyTable", "Requests"],
      exclude: ["Page/Web"]
    ),
    .target(
      name: "RouterEventsTesting",
      dependencies: [
        "KitSupport", "RouterEvents", "Commands", "ListSource", "RouterEventsInspector", "PlatformUIKit",
      ]
    ),
    .target(name: "PromiseChain", dependencies: ["KitSupport"], exclude: ["README.md"]),
    .target(name: "Requests", dependencies: ["KitSupport", "PromiseChain"], exclude: ["README.md"]),
    .target(
      name: "PagedList",
      dependencies: ["KitSupport", "ListSource", "Requests", "PlatformUIKit"],
      exclude: ["README.md"]
    ),
    .executableTarget(
      name: "DemoApp",
      dependencies: [
        "RouterEvents", "StrategyTable", "Commands", "ListSource", "Requests", "PagedList",
        "RouterEventsInspector", "KitSupport", portableUIKit,
      ],
      path: "DemoApp",
      exclude: [
        "README.md", "GALLERY.md", "Pictures", "Tools", "Quakes.xcconfig", "Quakes.xcodeproj",
        "iOS/README.md", "iOS/FIRST_RUN.md", "iOS/Info.plist",
      ],
      resources: [.copy("Resources")]
    ),
    .target(
      name: "TestSupport",
      dependencies: ["KitSupport", "RouterEventsTesting", "PromiseChain", "Requests", "PagedList"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "KitSupportTests", dependencies: ["KitSupport", "TestSupport"]),
    .testTarget(
      name: "RouterEventsTests",
      dependencies: ["RouterEvents", "RouterEventsInspector", "KitSupport", "PlatformUIKit"]
    ),
    .testTarget(
      name: "StrategyTableTests",
      dependencies: [
        "StrategyTable", "RouterEvents", "RouterEventsInspector", "KitSupport", "TestSupport",
        "PlatformUIKit",
      ]
    ),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "Commands", "ListSource", "StrategyTable", "RouterEvents", "RouterEventsTesting", "KitSupport",
        "TestSupport", "PlatformUIKit", portableUIKit,
      ]
    ),
    .testTarget(
      name: "PromiseChainTests",
      dependencies: ["PromiseChain", "Requests", "KitSupport", "TestSupport"]
    ),
    .testTarget(
      name: "RequestsTests",
      dependencies: ["Requests", "PagedList", "PromiseChain", "KitSupport", "TestSupport"]
    ),
    .testTarget(
      name: "PagedListTests",
      dependencies: [
        "PagedList", "ListSource", "Requests", "RouterEvents", "StrategyTable", "KitSupport", "TestSupport",
        "PlatformUIKit",
      ]
    ),
    .testTarget(
      name: "ListSourceTests",
      dependencies: [
        "ListSource", "RouterEvents", "StrategyTable", "KitSupport", "TestSupport", "PlatformUIKit",
        portableUIKit,
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
        "RouterEventsTesting", "RouterEventsInspector", "StrategyTable", "ListSource", "KitSupport",
        "TestSupport", "PlatformUIKit",
      ]
    ),
    // Four screens in plain UIKit and in the kit, and the tests that both pass.
    .testTarget(
      name: "ScreenTests",
      dependencies: ["StrategyTable", "ListSource", "RouterEvents", "PlatformUIKit", portableUIKit],
      path: "Benchmarks/Screens",
      exclude: ["count"]
    ),
    .testTarget(
      name: "DemoAppTests",
      dependencies: [
        "DemoApp", "RouterEvents", "Commands", "ListSource", "Requests", "PagedList", "KitSupport",
        "RouterEventsInspector", "RouterEventsTesting", "TestSupport", "PlatformUIKit",
      ],
      exclude: ["transcript.txt"]
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "RouterEvents", "StrategyTable", "Commands", "ListSource", "PromiseChain", "Requests", "PagedList",
        "KitSupport", "RouterEventsInspector", "RouterEventsTesting", "TestSupport", "PlatformUIKit",
        portableUIKit,
      ]
    ),
    // The facts, and what only the stand-in can show. The Xcode project runs the facts on UIKit.
    .testTarget(
      name: "PortableUIKitTests",
      dependencies: ["RouterEvents", "TestSupport", portableUIKit],
      path: "PortableUIKit",
      exclude: ["Sources", "Facts/README.md"],
      sources: ["Facts", "Tests"]
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
