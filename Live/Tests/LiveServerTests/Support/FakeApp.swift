import Foundation
import LiveServer

/// A shell script that writes lines as an app does. Its file is removed with the object.
final class FakeApp: Sendable {
  let url: URL
  private let folder: URL

  init(_ script: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder.appendingPathComponent("app.sh")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  func process(_ server: TestServer, _ complaints: Complaints = Complaints()) -> AppProcess {
    AppProcess(url, ["--stdio"], hub: server.hub) { complaints.add($0) }
  }
}

/// Collects complaints.
final class Complaints: Sendable {
  private let (stream, continuation) = AsyncStream.makeStream(of: String.self)

  func add(_ text: String) {
    continuation.yield(text)
  }

  /// The complaints as they arrive. Iterate over them only once.
  var texts: [String] {
    get async {
      continuation.finish()
      return await stream.reduce(into: []) { $0.append($1) }
    }
  }
}
