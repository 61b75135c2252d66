#if os(Linux) || os(macOS)
  import Foundation
  import KitSupport

  /// A file that is written as a whole.
  ///
  /// A regular file is replaced atomically. The content is written to a temporary file in the same folder, and then that
  /// file is renamed. Symbolic links are followed. The file keeps its mode and, if possible, its owner.
  ///
  /// A device, pipe or socket is written in place. An open file such as `/dev/stdout` or `/dev/fd/3` is also written in
  /// place, after the output already written to it.
  struct StoredFile: Sendable {
    struct Failure: Error, Equatable {
      var path: String

      /// The system's message, for example "No space left on device".
      var reason: String
    }

    let url: URL

    /// Whether a new file is readable only by its owner.
    let isPrivate: Bool

    init(_ url: URL, isPrivate: Bool) {
      self.url = url
      self.isPrivate = isPrivate
    }
  }

  extension StoredFile.Failure: LocalizedError, CustomStringConvertible {
    var errorDescription: String? { reason }
    var description: String {
      "'\(path.bounded(500).visible)': expected a file that can be written: \(reason)"
    }
  }

  extension StoredFile {
    func store(_ content: Data) throws(Failure) {
      let target = try target()
      guard target.isReplaceable else { return try put(content, inPlace: target) }
      let temporary = temporary(for: target)
      let descriptor = try create(temporary, mode: target.status != nil || isPrivate ? 0o600 : 0o666)
      defer { close(descriptor) }
      do throws(Failure) {
        try put(content, into: descriptor)
        if let status = target.status {
          // Only root can change the owner. For other users this fails, and the new file belongs to the current user.
          _ = fchown(descriptor, status.st_uid, status.st_gid)
          guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw failure() }
        }
        guard fsync(descriptor) == 0 || errno == EINVAL else { throw failure() }
        guard rename(temporary, target.path) == 0 else { throw failure() }
      } catch {
        unlink(temporary)
        throw error
      }
    }

    /// Throws if the regular file cannot be written. Does not change it.
    func prepare() throws(Failure) {
      let target = try target()
      guard target.isReplaceable else { return }
      let temporary = temporary(for: target)
      let descriptor = try create(temporary, mode: 0o600)
      unlink(temporary)
      close(descriptor)
    }

    private struct Target {
      var path: String

      /// The status of the file, or nil if the file does not exist or ``descriptor`` is set.
      var status: stat?

      /// The descriptor of an open file such as `/dev/fd/3`, or nil for any other path.
      var descriptor: Int32?

      var isReplaceable: Bool {
        descriptor == nil && status.map { $0.st_mode & S_IFMT == S_IFREG } ?? true
      }
    }

    /// Returns the file that the path leads to after its symbolic links are followed.
    private func target() throws(Failure) -> Target {
      var path = url.path
      for _ in 0..<40 {
        // Following this link would replace a file that the process or its shell is still writing to.
        if let descriptor = Self.descriptor(path) { return Target(path: path, descriptor: descriptor) }
        var status = stat()
        // Check this before following links by name: a link in /proc may lead to a pipe, which has no name.
        let isThere = stat(path, &status) == 0
        if isThere, status.st_mode & S_IFMT != S_IFREG { return Target(path: path, status: status) }
        if isThere, access(path, W_OK) != 0 { throw failure() }
        guard lstat(path, &status) == 0 else {
          guard errno == ENOENT else { throw failure() }
          return Target(path: path)
        }
        guard status.st_mode & S_IFMT == S_IFLNK else { return Target(path: path, status: status) }
        let folder = (path as NSString).deletingLastPathComponent
        guard let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
          throw failure()
        }
        path = link.hasPrefix("/") ? link : (folder as NSString).appendingPathComponent(link)
      }
      throw failure(ELOOP)
    }

    private static func descriptor(_ path: String) -> Int32? {
      if let standard = ["/dev/stdout": STDOUT_FILENO, "/dev/stderr": STDERR_FILENO][path] {
        return standard
      }
      let folder = (path as NSString).deletingLastPathComponent
      return ["/dev/fd", "/proc/self/fd"].contains(folder) ? Int32((path as NSString).lastPathComponent) : nil
    }

    private func temporary(for target: Target) -> String {
      let path = target.path as NSString
      // File systems allow at most 255 bytes for a file name.
      let name = String(decoding: path.lastPathComponent.utf8.prefix(200), as: UTF8.self)
      return (path.deletingLastPathComponent as NSString).appendingPathComponent(".\(name).partial")
    }

    /// Creates and locks a temporary file, and returns its descriptor. Replaces one that no process holds locked: a lock
    /// ends with its process.
    private func create(_ path: String, mode: mode_t) throws(Failure) -> Int32 {
      while true {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode)
        if descriptor >= 0 {
          lock(descriptor)
          if isNamed(path, descriptor) { return descriptor }
          close(descriptor)
        } else if errno == EEXIST {
          try remove(path)
        } else {
          throw failure()
        }
      }
    }

    /// Removes a temporary file when no other process holds its lock.
    private func remove(_ path: String) throws(Failure) {
      let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
      guard descriptor >= 0 else {
        if errno == ENOENT { return }
        throw failure()
      }
      defer { close(descriptor) }
      lock(descriptor)
      guard isNamed(path, descriptor) else { return }
      guard unlink(path) == 0 else { throw failure() }
    }

    /// Waits for the lock of a file. Does nothing if the file system does not support locks.
    private func lock(_ descriptor: Int32) {
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    }

    /// Returns whether the path still leads to the open file, which another process may have removed or renamed.
    private func isNamed(_ path: String, _ descriptor: Int32) -> Bool {
      var (open, named) = (stat(), stat())
      return fstat(descriptor, &open) == 0 && lstat(path, &named) == 0
        && open.st_ino == named.st_ino && open.st_dev == named.st_dev
    }

    private func put(_ content: Data, inPlace target: Target) throws(Failure) {
      let descriptor =
        target.descriptor.map { fcntl($0, F_DUPFD_CLOEXEC, 0) } ?? open(target.path, O_WRONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure() }
      defer { close(descriptor) }
      try put(content, into: descriptor)
    }

    private func put(_ content: Data, into descriptor: Int32) throws(Failure) {
      let code: Int32 = content.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
          if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { return errno }
        }
        return 0
      }
      guard code == 0 else { throw failure(code) }
    }

    private func failure(_ code: Int32 = errno) -> Failure {
      Failure(path: url.path, reason: String(cString: strerror(code)))
    }
  }
#endif
