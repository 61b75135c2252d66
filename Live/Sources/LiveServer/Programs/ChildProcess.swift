package import Foundation

/// A child process.
///
/// Its pipes have their own dispatch queues, because reading and writing may block.
package final class ChildProcess: Sendable {
  /// The process identifier.
  package let id: Int32

  private let input: Int32?
  private let output: Int32?
  private let ending: Task<ChildEnding, Never>
  private let readQueue = DispatchQueue(label: "ChildProcess.read")
  private let writeQueue = DispatchQueue(label: "ChildProcess.write")

  /// Starts a program. It inherits standard error.
  ///
  /// - Parameters:
  ///   - executable: the program.
  ///   - arguments: its arguments.
  ///   - directory: its working directory, or nil to inherit it.
  ///   - pipesInput: whether `write(_:)` writes to its standard input. Otherwise it inherits standard input.
  ///   - pipesOutput: whether `read()` reads its standard output. Otherwise it inherits standard output.
  /// - Throws: an error if it cannot be started.
  package init(
    _ executable: URL,
    _ arguments: [String],
    in directory: URL? = nil,
    pipesInput: Bool = true,
    pipesOutput: Bool = true
  ) throws {
    // Writing to a process that has exited fails instead of ending this one.
    signal(SIGPIPE, SIG_IGN)
    let process = Process()
    let (endings, continuation) = AsyncStream.makeStream(of: ChildEnding.self)
    let inputPipe = pipesInput ? Pipe() : nil
    let outputPipe = pipesOutput ? Pipe() : nil
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    if let inputPipe { process.standardInput = inputPipe }
    if let outputPipe { process.standardOutput = outputPipe }
    process.terminationHandler = { process in
      let status = process.terminationStatus
      continuation.yield(process.terminationReason == .uncaughtSignal ? .signal(status) : .exit(status))
      continuation.finish()
    }
    try Self.withAllSignals { try process.run() }
    id = process.processIdentifier
    input = inputPipe?.fileHandleForWriting.duplicate
    output = outputPipe?.fileHandleForReading.duplicate
    for pipe in [inputPipe, outputPipe] {
      try? pipe?.fileHandleForReading.close()
      try? pipe?.fileHandleForWriting.close()
    }
    ending = Task {
      for await ending in endings { return ending }
      return .exit(0)
    }
  }

  /// Runs the body with no signal blocked. Threads of the concurrency runtime block signals, and a child process would
  /// inherit that: only SIGKILL would terminate it.
  private static func withAllSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var blocked = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &blocked)
    defer { pthread_sigmask(SIG_SETMASK, &blocked, nil) }
    try body()
  }

  deinit {
    let (input, output) = (input, output)
    writeQueue.async { if let input { close(input) } }
    readQueue.async { if let output { close(output) } }
  }

  /// Waits until the process has ended.
  package func wait() async -> ChildEnding {
    await ending.value
  }

  /// Sends SIGTERM, and SIGKILL two seconds later if the process still runs.
  package func stop() {
    kill(id, SIGTERM)
    Task { [id, ending] in
      let killing = Task {
        try await Task.sleep(for: .seconds(2))
        kill(id, SIGKILL)
      }
      _ = await ending.value
      killing.cancel()
    }
  }

  /// The result of a read.
  package enum Reading: Sendable {
    case data(Data)
    case nothingYet
    case end
  }

  /// Reads from standard output. Waits up to 200 ms for data.
  package func read() async -> Reading {
    guard let output else { return .end }
    return await withCheckedContinuation { continuation in
      readQueue.async {
        var request = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 200) > 0 else { return continuation.resume(returning: .nothingYet) }
        var bytes = [UInt8](repeating: 0, count: 64 << 10)
        let count = Foundation.read(output, &bytes, bytes.count)
        if count < 0 && (errno == EINTR || errno == EAGAIN) {
          continuation.resume(returning: .nothingYet)
        } else {
          continuation.resume(returning: count > 0 ? .data(Data(bytes[..<count])) : .end)
        }
      }
    }
  }

  /// Writes to standard input. Returns when all data is written or the process has ended.
  package func write(_ data: Data) async {
    guard let input else { return }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      writeQueue.async {
        var rest = data[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { Foundation.write(input, $0.baseAddress, $0.count) }
          if count < 0 && errno == EINTR { continue }
          guard count > 0 else { break }
          rest = rest.dropFirst(count)
        }
        continuation.resume()
      }
    }
  }
}

extension FileHandle {
  /// A duplicate of the descriptor, which child processes do not inherit.
  fileprivate var duplicate: Int32 { fcntl(fileDescriptor, F_DUPFD_CLOEXEC, 3) }
}
