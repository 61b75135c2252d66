import PagedList
import TestSupport
import Testing

/// Random events, compared with a simple model. A failure names the seed of its case; `PAGE_SEED=… PAGE_CASES=1`
/// repeats only that case.
@Suite
struct PagingMachinePropertyTests {
  private static let batches = 8

  @Test(arguments: 0..<batches)
  func behavesAsTheModel(batch: Int) {
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
        if let difference = driver.difference(against: model) {
          Issue.record("PAGE_SEED=\(seed) PAGE_CASES=1: \(difference) after \(events)")
          return
        }
      }
    }
  }
}
