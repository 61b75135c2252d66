package import Foundation

/// Builds the demo app of the package that this program belongs to.
package struct DemoBuild: Sendable {
  /// Why there is no demo.
  package enum Failure: Error, CustomStringConvertible {
    /// No folder that was looked in is the package's.
    case noPackage

    /// The build failed.
    case build(ChildEnding)

    package var description: String {
      switch self {
      case .noPackage:
        "the package with the demo is not there: run this in its folder, or name a program with --demo PATH"
      case .build(let ending):
        "the demo's build \(ending)"
      }
    }
  }

  private let root: URL

  /// Finds the package's folder.
  ///
  /// - Parameters:
  ///   - source: the path of a source file of this program.
  ///   - directory: the path of the current directory, where it is looked for otherwise.
  /// - Throws: `Failure.noPackage` if it is in neither, nor above.
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

  /// Builds the demo, and returns the program.
  ///
  /// - Throws: `Failure.build` if it cannot be built.
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
