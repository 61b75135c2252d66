// swift-tools-version: 6.2

import PackageDescription

// The folder of a clone may have any name, but the package must be named `ResponderKit`.
let routerEvents = Target.Dependency.product(name: "RouterEvents", package: "ResponderKit")
let listSource = Target.Dependency.product(name: "ListSource", package: "ResponderKit")
let strategyTable = Target.Dependency.product(name: "StrategyTable", package: "ResponderKit")
let promiseChain = Target.Dependency.product(name: "PromiseChain", package: "ResponderKit")
let inspector = Target.Dependency.product(name: "RouterEventsInspector", package: "ResponderKit")
let pagedList = Target.Dependency.product(name: "PagedList", package: "ResponderKit")

let package = Package(
  name: "Clients",
  platforms: [.iOS(.v16), .macCatalyst(.v16), .visionOS(.v1), .macOS(.v13)],
  dependencies: [
    .package(name: "ResponderKit", path: "../..")
  ],
  targets: [
    .testTarget(
      name: "OwnNames",
      dependencies: [strategyTable, listSource, promiseChain],
      path: "OwnNames",
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .testTarget(
      name: "SwiftFive",
      dependencies: [routerEvents, strategyTable, inspector, listSource, promiseChain, pagedList],
      path: "SwiftFive",
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    .testTarget(
      name: "MainActorDefault",
      dependencies: [routerEvents, strategyTable, inspector, listSource, promiseChain, pagedList],
      path: "MainActorDefault",
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("InferIsolatedConformances"),
      ]
    ),
  ]
)
