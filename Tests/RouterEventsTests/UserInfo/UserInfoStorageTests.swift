import KitSupport
import RouterEvents
import Testing

/// A user info stores changes as nodes on top of its previous storage, and flattens them after a few.
@Suite
struct UserInfoStorageTests {
  @Test(arguments: [1, 7, 8, 9, 17, 1_000])
  func keepsManyChangesInTheOrderInWhichKeysWereFirstSet(count: Int) {
    var userInfo: UserInfo = ["first": -1]

    for number in 0..<count { userInfo["key\(number)"] = number }
    for number in 0..<count { userInfo["key\(number)"] = number * 2 }

    #expect(userInfo.keys == ["first"] + (0..<count).map { "key\($0)" })
    #expect(userInfo.count == count + 1)
    #expect((0..<count).allSatisfy { userInfo["key\($0)"] as? Int == $0 * 2 })
    #expect(userInfo["first"] as? Int == -1)
  }

  @Test
  func removedKeySetAgainComesLast() {
    var userInfo: UserInfo = [.sku: "A-1", .section: 2]

    userInfo[.sku] = nil
    let withoutSKU = userInfo
    userInfo[.sku] = "B-2"

    #expect(withoutSKU.keys == ["section"])
    #expect(withoutSKU.count == 1)
    #expect(withoutSKU[.sku] == nil)
    #expect(userInfo.keys == ["section", "sku"])
    #expect(userInfo[.sku] == "B-2")
  }

  @Test
  func earlierCopyKeepsItsValues() {
    var copies: [UserInfo] = [[:]]
    for number in 0..<40 {
      var copy = copies[number]
      copy[.section] = number
      copy["key\(number)"] = number
      copies.append(copy)
    }

    #expect(copies.map(\.count) == [0] + (1...40).map { $0 + 1 })
    #expect(copies.map { $0[.section] } == [nil] + (0..<40).map { $0 })
  }

  @Test(arguments: [16, 17, 40])
  func copiesOfManyKeysChangeIndependently(count: Int) {
    var original = UserInfo()
    for number in 0..<count { original["key\(number)"] = number }

    var changed = original
    changed["key3"] = "changed"
    var extended = changed
    extended["more"] = true
    changed["key3"] = nil
    original["key4"] = "original"

    #expect(original["key3"] as? Int == 3 && original["key4"] as? String == "original")
    #expect(changed["key3"] == nil && changed["key4"] as? Int == 4 && changed["more"] == nil)
    #expect(extended["key3"] as? String == "changed" && extended["more"] as? Bool == true)
    #expect([original.count, changed.count, extended.count] == [count, count - 1, count + 1])
    changed["key3"] = "again"
    #expect(changed.keys == (0..<count).filter { $0 != 3 }.map { "key\($0)" } + ["key3"])
  }

  @Test
  func literalOfManyKeysReportsARepeatedKeyAndTheLastValueWins() {
    let (userInfo, reports) = Reports.collecting { () -> UserInfo in
      [
        "a": 0, "b": 1, "c": 2, "d": 3, "e": 4, "f": 5, "g": 6, "h": 7, "i": 8, "j": 9, "k": 10, "l": 11,
        "m": 12, "n": 13, "o": 14, "p": 15, "q": 16, "b": 17,
      ]
    }

    #expect(reports.map(\.text) == ["A user info literal repeats the key 'b'. The last value wins."])
    #expect(userInfo.keys.joined() == "abcdefghijklmnopq")
    #expect(userInfo["b"] as? Int == 17)
  }

  @Test
  func aMillionChangesNeitherAccumulateNorOverflowTheStack() {
    var userInfo: UserInfo = [.sku: "A-1"]

    for number in 0..<1_000_000 { userInfo[.section] = number }

    #expect(userInfo.count == 2)
    #expect(userInfo[.section] == 999_999)
    userInfo = [:]
    #expect(userInfo.isEmpty)
  }
}
