@testable import PagedList

extension MachineDriver {
  /// Describes the first difference between the machine and the model, or returns nil.
  func difference(against model: PagingModel) -> String? {
    if let difference = violations.first { return difference }
    if machine.status != model.status { return "expected \(model.status), found \(machine.status)" }
    if rows != Array(model.pages.joined()) { return "expected \(model.pages), found \(rows)" }
    if (machine.position.index ?? -1) != model.pages.count - 1 { return "page \(machine.position)" }
    if machine.hasMore != model.mayHaveMore { return "expected to have more: \(model.mayHaveMore)" }
    if awaited != model.awaited { return "expected to await \(String(describing: model.awaited))" }
    return asks == model.asks ? nil : "expected \(model.asks), found \(asks)"
  }
}
