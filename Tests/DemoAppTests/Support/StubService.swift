@testable import DemoApp

/// A service that answers what it was told to answer next.
actor StubService: QuakeService {
  private var answers: [Result<Catalogs, QuakeServiceError>]

  /// Makes a service; the last answer is given again and again.
  init(_ answers: Result<Catalogs, QuakeServiceError>...) {
    self.answers = answers
  }

  func notable() async throws(QuakeServiceError) -> Page<NotableQuake> {
    try answers[0].get().notable
  }

  func feed() async throws(QuakeServiceError) -> Page<Quake> {
    let answer = answers.count > 1 ? answers.removeFirst() : answers[0]
    return try answer.get().feed
  }
}
