@testable import PagedList

/// Drives a machine as a list does, and checks the order of its actions.
struct MachineDriver {
  private(set) var machine = PagingMachine<Int>(pageSize: PagingModel.pageSize)
  private(set) var rows: [Int] = []
  private(set) var asks: [PagingModel.Ask] = []

  /// The request that is neither answered nor dropped.
  private(set) var awaited: Int?

  /// The violated rules.
  private(set) var violations: [String] = []

  private var begun: PageLoad?

  mutating func take(_ event: PagingModel.Event) {
    let input: PagingInput<Int>
    switch event {
    case .first(let parameters): input = .loadFirst(parameters: parameters)
    case .next(let parameters): input = .load(.next, parameters: parameters)
    case .retry: input = .retry(.next)
    case .cancel: input = .cancel
    case .pause: input = .pause
    case .resume: input = .resume
    case .answer(let answer, let number):
      let page = answer.page(to: number, after: asks[number - 1].page == 0 ? 0 : rows.count)
      input = .answer(page, ids: nil, ticket: number)
      if awaited == number { awaited = nil }
    }
    perform(machine.handle(input))
  }

  private mutating func perform(_ actions: [PagingAction<Int>]) {
    var after: [String] = []
    for action in actions {
      switch action {
      case .ask(let request, let ticket, _):
        if awaited != nil { violations.append("sent a request while another was running") }
        if case .paused = machine.status(of: .next) { violations.append("sent a request while paused") }
        if ticket != asks.count + 1 { violations.append("repeated or skipped a ticket") }
        asks.append(.init(page: request.index, cursor: request.cursor, parameters: request.parameters))
        awaited = ticket
      case .drop:
        awaited = nil
      case .replace(let page): rows = page; after.append("0 data")
      case .insert(let page, _, _): rows += page; after.append("0 data")
      case .notify(.began(let load)):
        if begun != nil { violations.append("began a load while another was running") }
        begun = load
        after = []
      case .notify(.ended(let load)):
        if begun != load { violations.append("ended a load that had not begun or had already ended") }
        begun = nil
        after.append("1 ended")
      case .notify(.tip): after.append("2 tip")
      case .notify(.completed): after.append("3 completed")
      case .notify(.changed), .notify(.newer), .notify(.paused), .notify(.resumed): break
      }
      if after != after.sorted() || Set(after).count < after.count { violations.append("order: \(after)") }
    }
    if (begun != nil) != machine.isLoading { violations.append("a load without beginning or end") }
  }
}

extension PagingMachine {
  fileprivate var isLoading: Bool {
    switch status(of: .next) {
    case .ongoing, .paused(.some): true
    default: false
    }
  }
}

extension MachineDriver {
  /// Describes the first difference between the machine and the model, or returns nil.
  func difference(against model: PagingModel) -> String? {
    if let difference = violations.first { return difference }
    let status = machine.status(of: .next)
    if status != model.status { return "expected \(model.status), found \(status)" }
    if rows != Array(model.pages.joined()) { return "expected \(model.pages), found \(rows)" }
    let index = machine.window.lastPage?.index ?? -1
    if index != model.pages.count - 1 { return "page \(index) of \(model.pages.count)" }
    let hasMore = machine.hasMore(at: .next)
    if hasMore != model.mayHaveMore { return "expected to have more: \(model.mayHaveMore)" }
    if awaited != model.awaited { return "expected to await \(String(describing: model.awaited))" }
    return asks == model.asks ? nil : "expected \(model.asks), found \(asks)"
  }
}
