import Foundation
import KitSupport
import StrategyTable
import Testing

@MainActor
@Suite
struct StrategiesTests {
  enum Membership: CaseIterable {
    case none, silver, gold
  }

  private let discounts = Strategies<Membership, Decimal, Decimal> {
    When(.gold) { $0 * 0.8 }
    When(.none) { $0 }
  }

  @Test(arguments: [(.gold, 80), (.none, 100), (.silver, nil)] as [(Membership, Decimal?)])
  func returnsTheOutputOfTheKeysStrategy(membership: Membership, price: Decimal?) {
    #expect(discounts(membership, 100) == price)
  }

  @Test func hasItsKeys() {
    #expect(discounts.keys == [.none, .gold])
  }

  @Test func reportsARepeatedKeyAndTheLastStrategyWins() {
    let line = #line + 3
    let (strategies, reports) = Reports.collecting {
      Strategies<String, Int, Int> {
        When("double") { $0 * 2 }
        When("double") { $0 + $0 + 1 }
      }
    }

    #expect(
      reports.map(\.text) == [
        """
        There are two strategies for the key double, at StrategyTableTests/StrategiesTests.swift:\(line) and at \
        StrategyTableTests/StrategiesTests.swift:\(line + 1). The last one wins. Remove one.
        """
      ]
    )
    #expect(reports.map(\.position) == ["StrategyTableTests/StrategiesTests.swift:\(line + 1)"])
    #expect(strategies("double", 3) == 7)
  }

  @Test func reportsAPrivateKeyByItsType() {
    let (_, reports) = Reports.collecting {
      Strategies<Secret, Int, Int> {
        When(Secret(text: "1234")) { $0 }
        When(Secret(text: "1234")) { $0 }
      }
    }

    #expect(
      reports.map { $0.text.hasPrefix("There are two strategies for the key Secret, at ") } == [true]
    )
  }

  private struct Secret: PrivateValue, Hashable {
    var text: String
  }

  @Test nonisolated func canBeCalledFromAnyIsolation() async {
    let strategies = Strategies<String, Int, Int> { When("double") { $0 * 2 } }

    let doubled = await Task.detached { strategies("double", 4) }.value

    #expect(doubled == 8)
  }
}
