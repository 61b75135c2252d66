import PagedList

/// The error of a failing request.
struct LostPage: Error, Equatable {
  var number: Int
}

/// A simple model of a paged list, which keeps all rows and the relevant history.
struct PagingModel {
  static let pageSize = 3

  /// An event.
  enum Event {
    case first([String: String])
    case next([String: String])
    case retry
    case cancel
    case pause
    case resume

    /// The answer to an earlier request, by its number.
    case answer(Answer, to: Int)
  }

  /// An answer of a service.
  enum Answer: CaseIterable {
    case full, short, empty, failure
    case fullButLast, shortButNotLast
    case fullButAll, shortButNotAll, fullOfTooFew
    case shortOfToldSize, fullOfToldSize, shortOfNoSize
    case named, shortAndNamed
  }

  struct Ask: Equatable {
    var page: Int
    var cursor: String?
    var parameters: [String: String]
  }

  private struct Job {
    var load: PageLoad
    var ask: Ask
  }

  /// The shown pages. Each row is the number of the request that brought it.
  private(set) var pages: [[Int]] = []
  private(set) var mayHaveMore = false
  private(set) var asks: [Ask] = []

  /// The request whose answer is awaited.
  private(set) var awaited: Int?

  private var cursor: String?
  private var hadFirst = false
  private var isPaused = false
  private var job: Job?
  private var failedJob: Job?
  private var lastResult = PageStatus.idle

  var status: PageStatus {
    isPaused ? .paused(job?.load) : job.map { .ongoing($0.load) } ?? lastResult
  }

  mutating func take(_ event: Event) {
    switch event {
    case .first(let parameters):
      let ask = Ask(page: 0, parameters: parameters)
      if let job, job.load.kind != .next, job.ask == ask { break }
      begin(Job(load: PageLoad(hadFirst ? .refresh : .first), ask: ask))
    case .next(let parameters):
      guard job == nil, mayHaveMore else { break }
      let ask = Ask(page: pages.count, cursor: cursor, parameters: parameters)
      begin(Job(load: PageLoad(.next, index: pages.count), ask: ask))
    case .retry:
      guard job == nil, let again = failedJob else { break }
      begin(Job(load: PageLoad(again.load.kind, index: again.load.index, isRetry: true), ask: again.ask))
    case .cancel:
      guard let load = job?.load else { break }
      (job, awaited, lastResult) = (nil, nil, .cancelled(load))
    case .pause:
      (isPaused, awaited) = (true, nil)
    case .resume where isPaused:
      isPaused = false
      send()
    case .resume: break
    case .answer(let answer, let number) where number == awaited: receive(answer, number)
    case .answer: break
    }
  }

  private mutating func begin(_ job: Job) {
    (self.job, awaited) = (job, nil)
    send()
  }

  private mutating func send() {
    guard !isPaused, let job else { return }
    asks.append(job.ask)
    awaited = asks.count
  }

  private mutating func receive(_ answer: Answer, _ number: Int) {
    guard let job else { return }
    (self.job, awaited) = (nil, nil)
    if answer == .failure {
      failedJob = job
      lastResult = .failure(PageFailure(job.load, LostPage(number: number)))
      return
    }
    (hadFirst, failedJob) = (true, nil)
    if job.load.kind != .next { (pages, cursor) = ([], nil) }
    mayHaveMore = answer.promisesMore(isByName: cursor != nil)
    lastResult = answer == .empty ? .noData(job.load) : .success(job.load)
    guard answer != .empty else { return }
    pages.append(answer.rows(to: number))
    cursor = answer.name(to: number)
  }
}

extension PagingModel.Answer {
  func rows(to number: Int) -> [Int] {
    let count =
      switch self {
      case .empty, .failure: 0
      case .full, .fullButLast, .fullButAll, .fullOfTooFew, .named: PagingModel.pageSize
      case .short, .shortButNotLast, .shortButNotAll, .shortOfNoSize, .shortAndNamed: 1
      case .shortOfToldSize, .fullOfToldSize: 2
      }
    return Array(repeating: number, count: count)
  }

  func name(to number: Int) -> String? {
    self == .named || self == .shortAndNamed ? "after \(number)" : nil
  }

  func promisesMore(isByName: Bool) -> Bool {
    switch self {
    case .shortButNotLast, .named, .shortAndNamed: true
    case .full, .fullOfToldSize, .fullOfTooFew, .shortButNotAll: !isByName
    case .short, .shortOfToldSize, .shortOfNoSize, .fullButAll, .fullButLast, .empty, .failure: false
    }
  }

  /// Returns the page, after `rowsBefore` rows.
  func page(to number: Int, after rowsBefore: Int) -> Result<LoadedPage<Int>, any Error> {
    var page = LoadedPage(rows(to: number))
    page.nextCursor = name(to: number)
    switch self {
    case .failure: return .failure(LostPage(number: number))
    case .fullButLast: page.isLast = true
    case .shortButNotLast: page.isLast = false
    case .fullButAll: page.total = rowsBefore + PagingModel.pageSize
    case .fullOfTooFew: page.total = rowsBefore + 1
    case .shortButNotAll: page.total = 1_000
    case .shortOfToldSize: page.pageSize = 5
    case .fullOfToldSize: page.pageSize = 2
    case .shortOfNoSize: page.pageSize = 0
    case .full, .short, .empty, .named, .shortAndNamed: break
    }
    return .success(page)
  }
}

extension PagingModel {
  /// Returns a random event, often an answer, and often one to an outdated request.
  func randomEvent(using generator: inout some RandomNumberGenerator) -> Event {
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

  private func randomAnswer(using generator: inout some RandomNumberGenerator) -> Answer {
    // Full pages are frequent, so that lists get long.
    Bool.random(using: &generator) ? .full : Answer.allCases.randomElement(using: &generator) ?? .full
  }
}
