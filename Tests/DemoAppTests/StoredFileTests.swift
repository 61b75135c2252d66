#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @testable import DemoApp

  @Suite
  struct StoredFileTests {
    /// A folder that is removed with the test.
    private final class Folder {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent("stored-\(UUID().uuidString)")

      init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      }

      deinit {
        try? FileManager.default.removeItem(at: url)
      }

      func file(_ name: String) -> URL { url.appendingPathComponent(name) }

      var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
      }
    }

    private let folder: Folder
    private let content = Data("new".utf8)

    init() throws {
      folder = try Folder()
    }

    private func mode(of file: URL) throws -> Int {
      try #require(FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int)
    }

    @Test func newPrivateFileIsReadableByItsOwnerOnly() throws {
      let (own, open) = (folder.file("own"), folder.file("open"))
      #expect(FileManager.default.createFile(atPath: folder.file("usual").path, contents: nil))

      try StoredFile(own, isPrivate: true).store(content)
      try StoredFile(open, isPrivate: false).store(content)

      #expect(try mode(of: own) == 0o600)
      #expect(try mode(of: open) == mode(of: folder.file("usual")))
      #expect(try Data(contentsOf: own) == content)
    }

    @Test(arguments: [0o600, 0o644, 0o664, 0o755], [true, false])
    func existingFileKeepsItsMode(mode: Int, isPrivate: Bool) throws {
      let file = folder.file("kept")
      try Data("old, and longer".utf8).write(to: file)
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)

      try StoredFile(file, isPrivate: isPrivate).store(content)

      #expect(try self.mode(of: file) == mode)
      #expect(try Data(contentsOf: file) == content)
      #expect(try folder.names == ["kept"])
    }

    @Test(arguments: [true, false])
    func followsSymbolicLinks(isThere: Bool) throws {
      let target = folder.file("target")
      if isThere { try Data("old".utf8).write(to: target) }
      let (near, far) = (folder.file("near"), folder.file("far"))
      try FileManager.default.createSymbolicLink(atPath: near.path, withDestinationPath: "target")
      try FileManager.default.createSymbolicLink(atPath: far.path, withDestinationPath: near.path)

      try StoredFile(far, isPrivate: true).store(content)

      #expect(try Data(contentsOf: target) == content)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: far.path) == near.path)
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: near.path) == "target")
      #expect(try folder.names == ["far", "near", "target"])
    }

    @Test func failsForCircularLinks() throws {
      let (one, two) = (folder.file("one"), folder.file("two"))
      try FileManager.default.createSymbolicLink(atPath: one.path, withDestinationPath: "two")
      try FileManager.default.createSymbolicLink(atPath: two.path, withDestinationPath: "one")

      let reason = String(cString: strerror(ELOOP))
      #expect(throws: StoredFile.Failure(path: one.path, reason: reason)) {
        try StoredFile(one, isPrivate: true).store(content)
      }
    }

    @Test func writesADeviceInPlace() throws {
      let device = folder.file("device")
      try FileManager.default.createSymbolicLink(atPath: device.path, withDestinationPath: "/dev/null")

      try StoredFile(URL(fileURLWithPath: "/dev/null"), isPrivate: true).store(content)
      try StoredFile(device, isPrivate: true).store(content)
      try StoredFile(device, isPrivate: true).prepare()

      let type = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
      #expect(type == .typeCharacterSpecial)
      #expect(try folder.names == ["device"])
    }

    @Test func writesAPipeInPlace() throws {
      let pipe = folder.file("pipe")
      #expect(mkfifo(pipe.path, 0o600) == 0)
      let reader = FileHandle(fileDescriptor: open(pipe.path, O_RDWR | O_NONBLOCK), closeOnDealloc: true)

      try StoredFile(pipe, isPrivate: true).store(content)

      #expect(try reader.read(upToCount: 3) == content)
      let type = try FileManager.default.attributesOfItem(atPath: pipe.path)[.type] as? FileAttributeType
      #expect(type != .typeRegular)
    }

    @Test(arguments: [true, false])
    func writesAnOpenFileAtItsOffset(isLink: Bool) throws {
      let (file, link) = (folder.file("output"), folder.file("link"))
      let output = open(file.path, O_WRONLY | O_CREAT, 0o644)
      defer { close(output) }
      let path = "/dev/fd/\(output)"
      try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: path)

      #expect(write(output, "old ", 4) == 4)
      try StoredFile(isLink ? link : URL(fileURLWithPath: path), isPrivate: true).store(content)
      #expect(write(output, " end", 4) == 4)

      #expect(try String(contentsOf: file, encoding: .utf8) == "old new end")
      #expect(try mode(of: file) == 0o644)
    }

    #if os(Linux)
      @Test func failsForAFullDevice() {
        #expect(throws: StoredFile.Failure(path: "/dev/full", reason: "No space left on device")) {
          try StoredFile(URL(fileURLWithPath: "/dev/full"), isPrivate: true).store(content)
        }
      }
    #endif

    @Test func failsWithoutLeavingATemporaryFile() throws {
      let none = folder.file("none").appendingPathComponent("file")
      let full = folder.file("folder")
      try FileManager.default.createDirectory(at: full, withIntermediateDirectories: true)

      for file in [none, full] {
        #expect(throws: StoredFile.Failure.self) { try StoredFile(file, isPrivate: true).store(content) }
      }
      #expect(throws: StoredFile.Failure.self) { try StoredFile(none, isPrivate: true).prepare() }

      #expect(try folder.names == ["folder"])
      let failure = StoredFile.Failure(path: "a/b", reason: "No space left on device")
      #expect("\(failure)" == "'a/b': expected a file that can be written: No space left on device")
      #expect(failure.localizedDescription == "No space left on device")
    }

    @Test func failureShowsAPathOnOneLine() {
      let failure = StoredFile.Failure(path: "a\u{1B}[31m\n\u{202E}b", reason: "No such file or directory")

      #expect(
        "\(failure)"
          == #"'a\u{1B}[31m\n\u{202E}b': expected a file that can be written: No such file or directory"#
      )
    }

    @Test func readersSeeTheOldContentDuringAWrite() throws {
      let file = folder.file("read")
      try Data("old".utf8).write(to: file)
      let reader = try FileHandle(forReadingFrom: file)

      try StoredFile(file, isPrivate: true).store(content)

      #expect(try reader.readToEnd() == Data("old".utf8))
    }

    @Test func preparingDoesNotChangeAFile() throws {
      let (file, none) = (folder.file("there"), folder.file("none"))
      try Data("old".utf8).write(to: file)

      try StoredFile(file, isPrivate: true).prepare()
      try StoredFile(none, isPrivate: true).prepare()

      #expect(try Data(contentsOf: file) == Data("old".utf8))
      #expect(try folder.names == ["there"])
    }

    @Test(arguments: ["store", "prepare"])
    func removesTheTemporaryFileOfAKilledWriter(by action: String) throws {
      let file = folder.file("page.json")
      try Data("half of a pa".utf8).write(to: folder.file(".page.json.partial"))
      try Data("another's".utf8).write(to: folder.file(".page.json2.partial"))
      let stored = StoredFile(file, isPrivate: true)

      if action == "store" { try stored.store(content) } else { try stored.prepare() }

      #expect(try folder.names == [".page.json2.partial"] + (action == "store" ? ["page.json"] : []))
    }

    @Test func parallelWritersLeaveOneCompleteContent() async throws {
      let file = folder.file("shared")
      let contents = (0..<8).map { Data(repeating: UInt8($0), count: 20_000 + $0) }

      try await withThrowingTaskGroup(of: Void.self) { group in
        for content in contents {
          group.addTask {
            for _ in 0..<20 {
              try StoredFile(file, isPrivate: true).store(content)
              #expect(contents.contains(try Data(contentsOf: file)))
            }
          }
        }
        try await group.waitForAll()
      }

      #expect(try folder.names == ["shared"])
    }

    @Test func writesAFileWithTheLongestName() throws {
      let name = String(repeating: "é", count: 127)

      try StoredFile(folder.file(name), isPrivate: true).store(content)

      #expect(try folder.names.count == 1)
    }
  }
#endif
