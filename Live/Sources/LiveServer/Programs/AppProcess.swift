package import Foundation

/// A run of an app that writes lines to standard output and reads lines from standard input.
package struct AppProcess: Sendable {
  private let executable: URL
  private let arguments: [String]
  private let hub: LiveHub
  private let complain: @Sendable (String) -> Void

  /// Creates a run without starting the app.
  ///
  /// - Parameters:
  ///   - executable: The URL of the app's executable.
  ///   - arguments: The arguments of the app.
  ///   - hub: The hub that receives the lines of the app.
  ///   - complain: A closure that receives a message about each error that no page can show, such as an invalid line
  ///     before the `hello` line. It can be called on any thread.
  package init(
    _ executable: URL,
    _ arguments: [String],
    hub: LiveHub,
    complain: @escaping @Sendable (String) -> Void
  ) {
    self.executable = executable
    self.arguments = arguments
    self.hub = hub
    self.complain = complain
  }

  /// Runs the app until it exits, and returns how it ended.
  ///
  /// If the current task is canceled, the app is stopped. After the run, the app counts as disconnected.
  package func run() async -> ChildEnding {
    let child: ChildProcess
    do {
      child = try ChildProcess(executable, arguments)
    } catch {
      return .notStarted(error.localizedDescription)
    }
    let input = AppInput(child)
    let session = SessionID()
    await withTaskCancellationHandler {
      await withTaskGroup(of: Void.self) { group in
        group.addTask { await passLines(of: child, to: session, input) }
        group.addTask {
          // Child processes of the app may keep its output open after it has exited.
          _ = await child.wait()
          try? await Task.sleep(for: .seconds(1))
        }
        await group.next()
        group.cancelAll()
      }
    } onCancel: {
      child.stop()
    }
    input.finish()
    await hub.disconnect(session)
    return await child.wait()
  }

  private func passLines(of child: ChildProcess, to session: SessionID, _ input: AppInput) async {
    var splitter = LineSplitter()
    var hasHello = false
    while true {
      switch await child.read() {
      case .data(let data):
        await pass(splitter.add(data), to: session, input, &hasHello)
      case .nothingYet where !Task.isCancelled:
        continue
      case .nothingYet, .end:
        await pass(splitter.finish().map { [$0] } ?? [], to: session, input, &hasHello)
        return
      }
    }
  }

  private func pass(
    _ pieces: [LineSplitter.Piece],
    to session: SessionID,
    _ input: AppInput,
    _ hasHello: inout Bool
  ) async {
    var lines: [AppLine] = []
    for piece in pieces {
      do throws(LineError) {
        let line = try AppLine(piece)
        if !hasHello && line.hello == nil { throw .noHello(kind: line.kind) }
        if hasHello && line.hello != nil { throw .secondHello }
        hasHello = true
        lines.append(line)
      } catch {
        let text = "\(executable.lastPathComponent) wrote an invalid line: \(error)"
        if hasHello { lines.append(AppLine(error: text)) } else { complain(text) }
      }
    }
    do throws(PostError) {
      try await hub.append(lines, to: session) { input.send($0) }
    } catch {
      complain("the lines of the app were rejected: \(error)")
    }
  }
}

extension AppLine {
  fileprivate init(_ piece: LineSplitter.Piece) throws(LineError) {
    switch piece {
    case .line(let data): try self.init(data)
    case .tooLong(let count): throw .tooLong(count: count, limit: Limits().bytesPerLine)
    }
  }
}
