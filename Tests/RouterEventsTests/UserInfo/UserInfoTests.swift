import KitSupport
import RouterEvents
import Testing

@Suite
struct UserInfoTests {
  @Test
  func readsTheValuesOfALiteral() throws {
    let userInfo: UserInfo = [.sku: "A-1", .section: 2, "made.at.run.time": true]

    #expect(userInfo[.sku] == "A-1")
    #expect(userInfo[.section] == 2)
    #expect(userInfo["made.at.run.time"] as? Bool == true)
    #expect(userInfo["sku"] as? String == "A-1")
    #expect(userInfo.keys == ["sku", "section", "made.at.run.time"])
    #expect(userInfo.count == 3)
    #expect(!userInfo.isEmpty)
  }

  @Test
  func settingNilRemoves() {
    var userInfo: UserInfo = [.sku: "A-1", .section: 2]

    userInfo[.sku] = nil
    userInfo["section"] = nil
    userInfo["never"] = nil

    #expect(userInfo.isEmpty)
    #expect(userInfo.keys.isEmpty)
    #expect(userInfo[.sku] == nil)
  }

  @Test
  func aNameHasTheTypeOfTheKeyThatWroteLast() {
    var userInfo: UserInfo = [:]
    userInfo["section"] = "any"
    userInfo[.section] = 2

    let (_, reports) = Reports.collecting { userInfo["section"] = "none" }

    #expect(reports.count == 1)
    #expect(reports.first?.text.contains("'section'") == true)
  }

  @Test
  func runTimeNameEqualsTheKeyOfThatName() {
    let name = ["s", "ku"].joined()
    for first: UserInfo in [[.sku: "A-1"], ["sku": "A-1"]] {
      var userInfo = first

      userInfo[UserInfoKey<String>(name)] = "B-2"

      #expect(userInfo[.sku] == "B-2")
      #expect(userInfo.keys == ["sku"])
    }
  }

  @Test
  func mergingTakesTheOthersValues() {
    let merged = ([.sku: "A-1", .section: 1] as UserInfo).merging([.section: 2, "x": 3])

    #expect(merged[.sku] == "A-1")
    #expect(merged[.section] == 2)
    #expect(merged.keys == ["sku", "section", "x"])
  }

  @Test
  func requireReturnsTheValueOrThrows() throws {
    let userInfo: UserInfo = ["sku": 7]

    let missing = #expect(throws: UserInfoError.self) { try userInfo.require(.section) }
    let mistyped = #expect(throws: UserInfoError.self) { try userInfo.require(.sku) }

    #expect(missing?.key == "section")
    #expect(missing?.expected == Int.self)
    #expect(missing?.found == nil)
    #expect(missing?.description == "The user info has no value for 'section': expected Int.")
    #expect(mistyped?.key == "sku")
    #expect(mistyped?.expected == String.self)
    #expect(mistyped?.found == Int.self)
    #expect(
      mistyped?.description
        == "The user info's value for 'sku' has the wrong type: expected String, found Int."
    )
    #expect(try ([.sku: "A-1"] as UserInfo).require(.sku) == "A-1")
  }

  @Test
  func wrongTypeIsReportedOnceAndReadsAsNil() {
    var (literal, untyped, typed): (UserInfo, UserInfo, UserInfo) = ([:], [:], [.sku: "A-1"])

    let (_, literalReports) = Reports.collecting { literal = [.sku: 7, .section: 1] }
    let (value, readReports) = Reports.collecting { () -> String? in
      untyped["sku"] = 7
      return untyped[.sku]
    }
    let (_, writeReports) = Reports.collecting { typed["sku"] = 7 }
    let (values, laterReports) = Reports.collecting { [literal[.sku], typed[.sku]] }

    let text = ["The user info's value for 'sku' reads as nil: expected String, found Int."]
    #expect(value == nil && values == [nil, nil])
    #expect([literalReports, readReports, writeReports].map { $0.map(\.text) } == [text, text, text])
    #expect(laterReports.isEmpty)
    #expect(typed["sku"] as? Int == 7)
  }

  @Test
  func nilInALiteralReadsAsNilWithoutAReport() throws {
    let nothing: String? = nil
    let something: String? = "A-1"

    let (values, reports) = Reports.collecting { () -> [String?] in
      [([.sku: nothing as Any] as UserInfo)[.sku], ([.sku: something as Any] as UserInfo)[.sku]]
    }

    #expect(values == [nil, "A-1"])
    #expect(reports.isEmpty)
    #expect(throws: UserInfoError.self) { try ([.sku: nothing as Any] as UserInfo).require(.sku) }
  }

  @Test
  func repeatedKeyInALiteralTakesTheLastValueAndIsReported() {
    let (userInfo, reports) = Reports.collecting { () -> UserInfo in [.sku: "A-1", .section: 1, "sku": "B-2"]
    }

    #expect(userInfo[.sku] == "B-2")
    #expect(userInfo.keys == ["sku", "section"])
    #expect(reports.map(\.text) == ["A user info literal repeats the key 'sku'. The last value wins."])
  }

  @Test
  func convertsDictionaries() {
    let strings: [String: Any] = ["b": 2, "a": 1]
    let notification: [AnyHashable: Any] = ["a": 1, 7: "seven"]

    let (userInfos, reports) = Reports.collecting { [UserInfo(strings), UserInfo(notification)] }

    #expect(userInfos[0].keys == ["a", "b"])
    #expect(userInfos[0].dictionary as? [String: Int] == ["a": 1, "b": 2])
    #expect(userInfos[1].keys == ["a"])
    #expect(
      reports.map(\.text) == [
        "The keys of a user info must be strings: the value for '7' of type Int was ignored."
      ]
    )
  }

  @Test
  func printsAsALiteral() {
    #expect(([.sku: "A-1", .section: 2] as UserInfo).description == "[sku: A-1, section: 2]")
    #expect(([:] as UserInfo).description == "[:]")
  }

  // MARK: Storage

  // A user info stores changes as nodes on top of its previous storage, and flattens them after a few.

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

  @Test(arguments: [15, 16, 17])
  func dictionaryOfManyKeysIsChangedAndMerged(count: Int) {
    let names = (10..<10 + count).map { "key\($0)" }
    let original = UserInfo(Dictionary(uniqueKeysWithValues: names.map { ($0, 0) }))

    var changed = original
    for name in names { changed[name] = 1 }
    changed["added"] = 1
    changed[names[0]] = nil
    let merged = changed.merging(UserInfo([names[0]: 2, names[1]: 2]))

    #expect(original.keys == names && names.allSatisfy { original[$0] as? Int == 0 })
    #expect(changed.keys == names.dropFirst() + ["added"])
    #expect(changed.keys.allSatisfy { changed[$0] as? Int == 1 })
    #expect(merged.keys == changed.keys + [names[0]])
    #expect(merged.dictionary.values.reduce(0) { $0 + ($1 as? Int ?? 0) } == count + 3)
  }

  @Test
  func literalOfSeventeenKeysFindsEachKey() {
    let userInfo: UserInfo = [
      "a": 0, "b": 1, "c": 2, "d": 3, "e": 4, "f": 5, "g": 6, "h": 7, "i": 8, "j": 9, "k": 10, "l": 11,
      "m": 12, "n": 13, "o": 14, "p": 15, "q": 16,
    ]

    #expect(userInfo.keys.enumerated().allSatisfy { userInfo[$1] as? Int == $0 })
    #expect(userInfo.count == 17)
    #expect(userInfo["r"] == nil)
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
