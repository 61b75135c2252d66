package import Foundation

/// Builds the demo app of the enclosing package.
package struct DemoBuild: Sendable {
  /// Why the demo cannot be run.
  package enum Failure: Error, CustomStringConvertible {
    /// The package was not found.
    case noPackage

    /// The build failed.
    case build(ChildEnding)

    package var description: String {
      switch self {
      case .noPackage:
        "the package with the demo was not found: run this in its folder, or pass --demo PATH"
      case .build(let ending):
        "the build of the demo \(ending)"
      }
    }
  }

  private let root: URL

  /// Finds the folder of the package.
  ///
  /// - Parameters:
  ///   - source: the path of a source file of this program, searched first.
  ///   - directory: the path of the current directory, searched next.
  /// - Throws: `Failure.noPackage` if neither path nor the folders above it contain the package.
  package init(source: String, directory: String = FileManager.default.currentDirectoryPath) throws(Failure) {
    for start in [URL(fileURLWithPath: source), URL(fileURLWithPath: directory, isDirectory: true)] {
      var folder = start.standardizedFileURL
      for _ in 0..<6 {
        if Self.hasDemo(folder) {
          root = folder
          return
        }
        folder = folder.deletingLastPathComponent()
      }
    }
    throw .noPackage
  }

  /// Builds the demo, and returns the URL of the program.
  ///
  /// - Throws: `Failure.build` if the build fails.
  package func build() async throws(Failure) -> URL {
    _ = try await swift("build", "--product", "DemoApp")
    let path = try await swift("build", "--show-bin-path", pipesOutput: true)
    return URL(fileURLWithPath: path).appendingPathComponent("DemoApp")
  }

  private func swift(_ arguments: String..., pipesOutput: Bool = false) async throws(Failure) -> String {
    let environment = URL(fileURLWithPath: "/usr/bin/env")
    let child: ChildProcess
    do {
      child = try ChildProcess(
        environment,
        ["swift"] + arguments,
        in: root,
        pipesInput: false,
        pipesOutput: pipesOutput
      )
    } catch {
      throw .build(.notStarted(error.localizedDescription))
    }
    let (ending, output) = await withTaskCancellationHandler {
      var output = Data()
      while pipesOutput {
        let reading = await child.read()
        if case .data(let data) = reading { output.append(data) }
        if case .end = reading { break }
      }
      return (await child.wait(), output)
    } onCancel: {
      child.stop()
    }
    guard ending == .exit(0) else { throw .build(ending) }
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func hasDemo(_ folder: URL) -> Bool {
    ["Package.swift", "DemoApp"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }
}
