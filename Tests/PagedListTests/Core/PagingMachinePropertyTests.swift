import Testing

@testable import PagedList

/// Random events against a plain model. A failure names the seed of its case: `PAGE_SEED=… PAGE_CASES=1` tries that
/// alone.
@Suite
struct PagingMachinePropertyTests {
  private static let batches = 8

  @Test(arguments: 0..<batches)
  func doesWhatTheModelSays(batch: Int) {
    for number in stride(from: batch, to: Seed.cases(5_000), by: Self.batches) {
      let seed = Seed.ofTheRun &+ UInt64(number)
      var generator = SeededGenerator(seed: seed)
      var (model, driver) = (PagingModel(), MachineDriver())
      var events: [PagingModel.Event] = []

      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        let event = model.randomEvent(using: &generator)
        events.append(event)
        model.take(event)
        driver.take(event)
        if let complaint = complaint(driver, model) {
          Issue.record("PAGE_SEED=\(seed) PAGE_CASES=1: \(complaint) after \(events)")
          return
        }
      }
    }
  }

  private func complaint(_ driver: MachineDriver, _ model: PagingModel) -> String? {
    let machine = driver.machine
    if let complaint = driver.complaints.first { return complaint }
    if machine.status != model.status { return "expected \(model.status), found \(machine.status)" }
    if driver.rows != Array(model.pages.joined()) { return "expected \(model.pages), found \(driver.rows)" }
    if (machine.position.index ?? -1) != model.pages.count - 1 { return "page \(machine.position)" }
    if machine.hasMore != model.mayHaveMore { return "expected to have more: \(model.mayHaveMore)" }
    if driver.awaited != model.awaited { return "expected to await \(String(describing: model.awaited))" }
    return driver.asks == model.asks ? nil : "expected \(model.asks), found \(driver.asks)"
  }
}
