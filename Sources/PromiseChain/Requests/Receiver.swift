import Foundation
internal import KitSupport

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What the tasks of a session tell: which answer gets what.
///
/// It is the session's delegate: FoundationNetworking does not tell the delegate of a task anything.
final class Receiver: NSObject, URLSessionDataDelegate {
  private struct Expected {
    var exchange: Exchange
    let answer: Settlement<Data>
  }

  private let expected = Lock<[Int: Expected]>([:])

  func expect(_ exchange: Exchange, of task: URLSessionTask, for answer: Settlement<Data>) {
    expected.withLock { $0[task.taskIdentifier] = Expected(exchange: exchange, answer: answer) }
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let response = dataTask.response
    let end = expected.withLock { expected in
      expected[dataTask.taskIdentifier]?.exchange.receive(data, of: response).map { result in
        (expected[dataTask.taskIdentifier]?.answer, result)
      }
    }
    if let end { settle(end.0, end.1) }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    guard var expected = expected.withLock({ $0.removeValue(forKey: task.taskIdentifier) }) else { return }
    settle(expected.answer, expected.exchange.end(of: task.response, error))
  }

  private func settle(_ answer: Settlement<Data>?, _ result: Result<Data, RequestError>) {
    answer?.settle(result.mapError { $0 })
  }
}
