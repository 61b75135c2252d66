#if os(Linux) || os(macOS)
  import Dispatch
  import Foundation
  import KitSupport

  /// An HTTP server that sends fixed answers and records the requests.
  final class PostReceiver: Sendable {
    struct Failure: Error {}

    /// A request: its head and body.
    struct Post: Sendable {
      var head: String
      var body: String
    }

    let address: URL
    private let socket: Int32
    private let answers: Lock<[String]>
    private let received = Lock<[Post]>([])

    /// The requests, in order.
    var posts: [Post] { received.withLock { $0 } }

    /// Listens on a free port. The last answer is repeated.
    init(_ answers: String...) throws {
      self.answers = Lock(answers)
      // A client may disconnect before it is answered.
      signal(SIGPIPE, SIG_IGN)
      #if canImport(Glibc)
        let stream = Int32(SOCK_STREAM.rawValue)
      #else
        let stream = SOCK_STREAM
      #endif
      socket = Foundation.socket(AF_INET, stream, 0)
      var place = sockaddr_in()
      place.sin_family = sa_family_t(AF_INET)
      place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let socket = socket
      let isListening = withUnsafeMutablePointer(to: &place) { place in
        place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
          bind(socket, place, size) == 0 && listen(socket, 8) == 0 && getsockname(socket, place, &size) == 0
        }
      }
      guard isListening, let address = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))")
      else {
        throw Failure()
      }
      self.address = address
      Thread.detachNewThread { [weak self] in
        // Closed only here, so that this thread never accepts the connection of another server with the same number.
        defer { close(socket) }
        while true {
          let connection = accept(socket, nil, nil)
          guard connection >= 0 else { return }
          let handle = FileHandle(fileDescriptor: connection, closeOnDealloc: true)
          guard let receiver = self else { return }
          receiver.serve(handle)
        }
      }
    }

    /// Stops the server.
    func stop() {
      shutdown(socket, Int32(SHUT_RDWR))
    }

    private func serve(_ connection: FileHandle) {
      var text = Data()
      let end = Data("\r\n\r\n".utf8)
      while text.range(of: end) == nil {
        guard let piece = try? connection.read(upToCount: 1), !piece.isEmpty else { return }
        text += piece
      }
      let head = String(decoding: text, as: UTF8.self)
      let length = head.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
      let count = length.flatMap { Int($0.split(separator: " ").last ?? "") } ?? 0
      let body = count > 0 ? (try? connection.read(upToCount: count)) ?? Data() : Data()
      received.withLock { $0.append(Post(head: head, body: String(decoding: body, as: UTF8.self))) }
      let answer = answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
      try? connection.write(contentsOf: Data(answer.utf8))
    }
  }
#endif
