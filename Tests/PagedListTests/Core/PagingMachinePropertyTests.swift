import PagedList
import TestSupport
import Testing

/// Random events, compared with a simple model.
@Suite
struct PagingMachinePropertyTests {
  private static let batches = 8

  @Test(arguments: 0..<batches)
  func behavesAsTheModel(batch: Int) {
    for random in RandomCase.all(5_000, "PAGE_CASES", batch: batch, of: Self.batches) {
      var generator = random.generator
      var (model, driver) = (PagingModel(), MachineDriver())
      var events: [PagingModel.Event] = []

      for _ in 0..<Int.random(in: 1...30, using: &generator) {
        let event = model.randomEvent(using: &generator)
        events.append(event)
        model.take(event)
        driver.take(event)
        if let difference = driver.difference(against: model) {
          Issue.record("\(random): \(difference) after \(events)")
          return
        }
      }
    }
  }
}
