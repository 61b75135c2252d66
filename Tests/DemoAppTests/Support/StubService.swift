import PromiseChain

@testable import DemoApp

/// A service that answers what it was told to answer next.
actor StubService: QuakeService {
  private var answers: [Result<Catalogs, RequestError>]

  /// Makes a service; the last answer is given again and again.
  init(_ answers: Result<Catalogs, RequestError>...) {
    self.answers = answers
  }

  func notable() async throws(RequestError) -> Page<NotableQuake> {
    try answers[0].get().notable
  }

  func feed() async throws(RequestError) -> Page<Quake> {
    let answer = answers.count > 1 ? answers.removeFirst() : answers[0]
    return try answer.get().feed
  }
}
