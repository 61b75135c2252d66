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
