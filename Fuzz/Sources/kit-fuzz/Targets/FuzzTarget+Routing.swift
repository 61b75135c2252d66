extension FuzzTarget {
  /// Events through graphs of any shape, whose handlers change the graph and emit meanwhile, against a plain model.
  static let routing = FuzzTarget("routing") { reader in
    let plan = RoutingCase(&reader)
    var model = RoutingModel(plan)
    model.play()
    let stage = RoutingStage(plan)
    let reports = stage.play()
    for (index, line) in stage.lines.enumerated() {
      let expected = model.lines.indices.contains(index) ? model.lines[index] : "nothing more"
      try requireEqual(line, expected, "line \(index) of \(plan)")
    }
    try requireEqual(stage.lines.count, model.lines.count, "how much happens of \(plan)")
    try requireEqual(stage.handlers.map(\.count), model.handlers.map(\.count), "how many handled of \(plan)")
    for (found, expected) in zip(stage.handlers.joined(), model.handlers.joined()) {
      try require(found.map { $0 == expected } ?? stage.isGone(expected), "\(expected) handled in \(plan)")
    }
    try requireEqual(
      reports.count { $0.contains("has a loop") },
      model.loops.count,
      "loops of \(plan): \(reports)"
    )
    try requireEqual(
      reports.count { $0.contains("was dropped") },
      model.dropReports,
      "drops of \(plan): \(reports)"
    )
    try requireEqual(reports.count, model.loops.count + model.dropReports, "reports: \(reports)")
    try stage.end()
  }
}
