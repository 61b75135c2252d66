package import Foundation

/// A child process with optional pipes for its input and output.
///
/// Each pipe has its own dispatch queue, because reading and writing may block.
package final class ChildProcess: Sendable {
  /// The process identifier.
  package let id: Int32

  private let input: Int32?
  private let output: Int32?
  private let ending: Task<ChildEnding, Never>
  private let readQueue = DispatchQueue(label: "ChildProcess.read")
  private let writeQueue = DispatchQueue(label: "ChildProcess.write")

  /// Creates a child process by starting a program. The program inherits standard error.
  ///
  /// - Parameters:
  ///   - executable: The URL of the program.
  ///   - arguments: The arguments of the program.
  ///   - directory: The working directory of the program, or nil to inherit it.
  ///   - pipesInput: Whether `write(_:)` writes to the program's standard input. If false, the program inherits the
  ///     standard input of this process.
  ///   - pipesOutput: Whether `read()` reads from the program's standard output. If false, the program inherits the
  ///     standard output of this process.
  /// - Throws: An error if the program cannot be started.
  package init(
    _ executable: URL,
    _ arguments: [String],
    in directory: URL? = nil,
    pipesInput: Bool = true,
    pipesOutput: Bool = true
  ) throws {
    // Otherwise, writing to a process that has exited would terminate this program.
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

  /// Runs the body while no signal is blocked.
  ///
  /// Threads of the concurrency runtime block signals. A child process would inherit the blocked signals, and only
  /// SIGKILL could terminate it.
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

  /// Waits until the process has ended, and returns how it ended.
  package func wait() async -> ChildEnding {
    await ending.value
  }

  /// Sends SIGTERM to the process. If it is still running after two seconds, sends SIGKILL.
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

  /// The result of reading from standard output.
  package enum Reading: Sendable {
    case data(Data)
    case nothingYet
    case end
  }

  /// Reads from the process's standard output, and waits up to 200 milliseconds for data.
  ///
  /// - Returns: The data, or `nothingYet` if none arrives in time. The result is `end` if no more data will arrive.
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

  /// Writes data to the process's standard input. Returns when all data has been written or a write fails, for example
  /// because the process has ended.
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
  /// A new file descriptor for the same open file, which the caller must close. Child processes do not inherit it.
  fileprivate var duplicate: Int32 { fcntl(fileDescriptor, F_DUPFD_CLOEXEC, 3) }
}
