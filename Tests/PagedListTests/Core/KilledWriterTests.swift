#if os(Linux) || os(macOS)
  import Foundation
  import PagedList
  import Testing

  /// Processes that end while they write, and a disk that is full after any number of bytes.
  ///
  /// A limit of the size of files stands for both: the write that exceeds it ends the process, or fails.
  @Suite(.serialized)
  struct KilledWriterTests {
    /// The folder of the process that starts the others. It contains the limit for the next one, in bytes.
    private static func folder(of process: pid_t) -> URL {
      FileManager.default.temporaryDirectory.appendingPathComponent("killed-writer-\(process)")
    }

    private static let (old, new) = (rows(0..<30), rows(30..<70))

    private static func rows(_ ids: Range<Int>) -> StoredRows<Post> {
      StoredRows(ids.map { Post($0) }, date: Date(timeIntervalSinceReferenceDate: 0))
    }

    private static func limitFiles(to size: Int) {
      // Threads of the concurrency runtime block signals. The store writes on the thread that calls it.
      var signals = sigset_t()
      sigemptyset(&signals)
      sigaddset(&signals, SIGXFSZ)
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      var limit = rlimit(rlim_cur: rlim_t(size), rlim_max: .max)
      #if os(Linux)
        setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      #else
        setrlimit(RLIMIT_FSIZE, &limit)
      #endif
    }

    @Test func killedWriterLeavesTheOldRows() async throws {
      let folder = Self.folder(of: getpid())
      let store = FilePageStore<Post>(directory: folder.appendingPathComponent("store"))
      try await store.store(Self.old)
      let file = folder.appendingPathComponent("limit")
      let size = try JSONEncoder().encode(Self.new).count

      for limit in [0, 1, size / 3, size / 2, size - 1] {
        try Data("\(limit)".utf8).write(to: file)
        await #expect(processExitsWith: .signal(SIGXFSZ)) {
          // The process may have inherited that it ignores the signal.
          signal(SIGXFSZ, SIG_DFL)
          let folder = KilledWriterTests.folder(of: getppid())
          let limit = try String(contentsOf: folder.appendingPathComponent("limit"), encoding: .utf8)
          KilledWriterTests.limitFiles(to: try #require(Int(limit)))
          try await FilePageStore(directory: folder.appendingPathComponent("store")).store(
            KilledWriterTests.new
          )
        }
        #expect(try store.stored()?.items == Self.old.items)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/store")
        #expect(names.count == 2, "\(names)")
      }

      try await store.store(Self.new)
      #expect(try store.stored()?.items == Self.new.items)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/store") == ["rows.json"])
      try FileManager.default.removeItem(at: folder)
    }

    @Test func writerKilledBeforeItRenamesLeavesTheOldRows() async throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("renamed-\(UUID())")
      let store = FilePageStore<Post>(directory: folder)
      try await store.store(Self.old)
      // What a process leaves that ends between the two.
      let partial = folder.appendingPathComponent("\(UUID()).partial")
      try JSONEncoder().encode(Self.new).write(to: partial)

      #expect(try store.stored()?.items == Self.old.items)
      try await store.store(Self.new)

      #expect(try store.stored()?.items == Self.new.items)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["rows.json"])
      try FileManager.default.removeItem(at: folder)
    }

    @Test func fullDiskLeavesTheOldRows() async {
      await #expect(processExitsWith: .success) {
        signal(SIGXFSZ, SIG_IGN)
        let folder = KilledWriterTests.folder(of: getpid())
        let store = FilePageStore<Post>(directory: folder)
        try await store.store(KilledWriterTests.old)
        let size = try JSONEncoder().encode(KilledWriterTests.new).count
        for limit in 0..<size {
          KilledWriterTests.limitFiles(to: limit)
          let result = await Result { try await store.store(KilledWriterTests.new) }
          let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
          guard case .failure = result, names == ["rows.json"],
            try store.stored()?.items == KilledWriterTests.old.items
          else { exit(EXIT_FAILURE) }
        }
        KilledWriterTests.limitFiles(to: size)
        try await store.store(KilledWriterTests.new)
        KilledWriterTests.limitFiles(to: .max)
        guard try store.stored()?.items == KilledWriterTests.new.items else { exit(EXIT_FAILURE) }
        try FileManager.default.removeItem(at: folder)
      }
    }
  }

  extension Result where Success == Void, Failure == any Error {
    fileprivate init(_ body: () async throws -> Void) async {
      do { self = .success(try await body()) } catch { self = .failure(error) }
    }
  }
#endif
