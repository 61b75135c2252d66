extension FuzzTarget {
  /// The state machine of a paged list, compared with the model of its tests.
  static let paging = FuzzTarget("paging") { reader in
    var (model, driver) = (PagingModel(), MachineDriver())
    var events: [PagingModel.Event] = []
    while !reader.isAtEnd, events.count < 200 {
      let event = model.event(of: &reader)
      events.append(event)
      model.take(event)
      driver.take(event)
      if let difference = driver.difference(against: model) {
        throw BrokenProperty(description: "\(difference) after \(events)")
      }
    }
  }
}

extension PagingModel {
  fileprivate func event(of reader: inout ByteReader) -> Event {
    let kind = reader.number(in: 0...15)
    let parameters = kind % 2 == 0 ? [:] : ["only": "once"]
    switch kind {
    case 0...1: return .first(parameters)
    case 2...5: return .next(parameters)
    case 6: return .retry
    case 7: return .cancel
    case 8: return .pause
    case 9: return .resume
    case 10 where !asks.isEmpty:
      return .answer(reader.choice(of: Answer.allCases), to: reader.number(in: 1...min(asks.count, 200)))
    default:
      guard let awaited else { return .next(parameters) }
      return .answer(reader.choice(of: Answer.allCases), to: awaited)
    }
  }
}
