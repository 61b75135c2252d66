extension FuzzTarget {
  /// Events through arbitrary graphs whose handlers change the graph and emit, compared with a model.
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
    try requireEqual(stage.lines.count, model.lines.count, "the number of lines of \(plan)")
    try requireEqual(
      stage.handlers.map(\.count),
      model.handlers.map(\.count),
      "the numbers of handlers of \(plan)"
    )
    for (found, expected) in zip(stage.handlers.joined(), model.handlers.joined()) {
      try require(
        found.map { $0 == expected } ?? stage.isGone(expected),
        "\(expected) is a handler in \(plan)"
      )
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
