import Foundation

/// The size and the build time of the package.
@MainActor
enum PackageBenchmarks {
  static var all: [Benchmark] { [size, build] }

  private static var size: Benchmark {
    Benchmark(
      name: "package.size",
      work: "release size of RouterEvents and StrategyTable, text and data",
      against: "",
      goal: .atMost(300)
    ) {
      let modules = ["RouterEvents", "StrategyTable"]
      let objects = try modules.flatMap { try objectFiles(of: $0) }
      let output = try Tool("size").run(["--format=berkeley"] + objects.map(\.path))
      let lines = output.split(separator: "\n").dropFirst()
      let bytes = lines.reduce(0) { sum, line in
        sum + line.split(whereSeparator: \.isWhitespace).prefix(2).compactMap { Int($0) }.reduce(0, +)
      }
      return Figure(value: Double(bytes) / 1_024, unit: .kibibytes)
    }
  }

  /// Also prints the expressions that take the type checker longer than 200 ms.
  private static var build: Benchmark {
    Benchmark(
      name: "package.build",
      work: "clean debug build of the package",
      against: "",
      goal: .atMost(90)
    ) {
      let scratch = FileManager.default.temporaryDirectory
        .appendingPathComponent("kit-build-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: scratch) }
      let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../..").standardizedFileURL
      let start = Date()
      let output = try Tool("swift").run([
        "build", "--package-path", package.path, "--scratch-path", scratch.path,
        "-Xswiftc", "-Xfrontend", "-Xswiftc", "-warn-long-expression-type-checking=200",
      ])
      let time = Date().timeIntervalSince(start)
      for line in Set(output.split(separator: "\n")).sorted() where line.contains("to type-check") {
        FileHandle.standardError.write(Data("  \(line)\n".utf8))
      }
      return Figure(value: time, unit: .seconds)
    }
  }

  private static func objectFiles(of module: String) throws -> [URL] {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("\(module).build")
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "o" }
  }
}
