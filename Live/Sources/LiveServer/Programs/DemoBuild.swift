package import Foundation

/// A build of the demo app, from the package that contains it.
package struct DemoBuild: Sendable {
  /// An error that prevents the demo from being built.
  package enum Failure: Error, CustomStringConvertible {
    /// The package with the demo was not found.
    case noPackage

    /// The build command could not be started or ended with an error. The associated value describes the ending.
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

  /// Creates a build by finding the package that contains the demo.
  ///
  /// - Parameters:
  ///   - source: The path of a source file of this program. The search starts in the file's folder and continues in the
  ///     folders above it.
  ///   - directory: The path of the current directory. A second search starts in this directory.
  /// - Throws: `Failure.noPackage` if neither search finds the package within a few levels.
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

  /// Builds the demo and returns the URL of its executable.
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
