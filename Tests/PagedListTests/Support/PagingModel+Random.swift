import TestSupport

extension PagingModel {
  /// Returns a random event, often an answer, and often one to an outdated request.
  func randomEvent(using generator: inout SeededGenerator) -> Event {
    let parameters = Bool.random(using: &generator) ? [:] : ["only": "once"]
    switch Int.random(in: 0..<20, using: &generator) {
    case 0...1: return .first(parameters)
    case 2...6: return .next(parameters)
    case 7...8: return .retry
    case 9: return .cancel
    case 10: return .pause
    case 11...12: return .resume
    case 13...14 where !asks.isEmpty:
      return .answer(randomAnswer(using: &generator), to: .random(in: 1...asks.count, using: &generator))
    default:
      guard let awaited else { return asks.isEmpty ? .first(parameters) : .next(parameters) }
      return .answer(randomAnswer(using: &generator), to: awaited)
    }
  }

  private func randomAnswer(using generator: inout SeededGenerator) -> Answer {
    // Full pages are frequent, so that lists get long.
    Bool.random(using: &generator) ? .full : Answer.allCases.randomElement(using: &generator) ?? .full
  }
}
