#if os(Linux) || os(macOS)
  import Foundation

  /// A namespace for functions that read scripts.
  enum ScriptReader {
    /// The reason why a script cannot be read.
    enum Failure: Error, Equatable {
      /// The file does not exist.
      case noFile(String)
      /// The file cannot be read.
      case unreadable(String, reason: String)
      /// The content is not UTF-8.
      case invalidEncoding(String)
    }

    /// Returns the text of a script.
    ///
    /// - Throws: A ``Failure``, a `RequestError` if a bundled script is missing or cannot be read, or another error if
    ///   standard input cannot be read.
    static func read(_ source: Arguments.ScriptSource) throws -> String {
      switch source {
      case .short: try text(DemoResources.data(named: "short.script"), of: "short.script")
      case .all: try text(DemoResources.data(named: "all.script"), of: "all.script")
      case .standardInput: try text(FileHandle.standardInput.readToEnd() ?? Data(), of: "standard input")
      case .file(let name): try text(content(of: name), of: name)
      }
    }

    private static func content(of name: String) throws(Failure) -> Data {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
      if !isThere { throw .noFile(name) }
      if isFolder.boolValue { throw .unreadable(name, reason: "it is a folder") }
      do {
        // `Data(contentsOf:)` refuses devices and pipes.
        return try FileHandle(forReadingFrom: URL(fileURLWithPath: name)).readToEnd() ?? Data()
      } catch {
        throw .unreadable(name, reason: error.localizedDescription)
      }
    }

    private static func text(_ data: Data, of name: String) throws(Failure) -> String {
      guard let text = String(data: data, encoding: .utf8) else { throw .invalidEncoding(name) }
      return text
    }
  }

  extension ScriptReader.Failure: CustomStringConvertible {
    /// A message with the name of the script and the cause.
    var description: String {
      switch self {
      case .noFile(let name): "script '\(name.excerpt)': there is no such file"
      case .unreadable(let name, let reason):
        "script '\(name.excerpt)' cannot be read: \(reason)"
      case .invalidEncoding(let name): "script '\(name.excerpt)' is not UTF-8"
      }
    }
  }
#endif
