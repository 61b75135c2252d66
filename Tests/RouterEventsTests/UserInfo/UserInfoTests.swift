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
  func wrongTypeInALiteralIsReportedAndReadsAsNil() {
    let (userInfo, reports) = Reports.collecting { () -> UserInfo in [.sku: 7, .section: 1] }

    let (value, laterReports) = Reports.collecting { userInfo[.sku] }

    #expect(value == nil)
    #expect(
      reports.map(\.text) == [
        "The user info's value for 'sku' reads as nil: expected String, found Int."
      ]
    )
    #expect(laterReports.isEmpty)
  }

  @Test
  func wrongTypeThroughTheStringSubscriptIsReportedAndReadsAsNil() {
    var untyped: UserInfo = [:]
    var typed: UserInfo = [.sku: "A-1"]

    let (value, readReports) = Reports.collecting { () -> String? in
      untyped["sku"] = 7
      return untyped[.sku]
    }
    let (_, writeReports) = Reports.collecting { typed["sku"] = 7 }

    let text = ["The user info's value for 'sku' reads as nil: expected String, found Int."]
    #expect(value == nil)
    #expect(readReports.map(\.text) == text)
    #expect(writeReports.map(\.text) == text)
    #expect(typed[.sku] == nil)
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
}
