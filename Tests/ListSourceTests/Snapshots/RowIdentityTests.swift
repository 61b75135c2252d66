import KitSupport
import ListSource
import Testing

@Suite
struct RowIdentityTests {
  @Test
  func sameIdOfTwoTypesIsTwoRows() {
    let identities = [RowIdentity(Quake(id: 7)), RowIdentity(User(id: 7)), RowIdentity(Quake(id: 8))]

    #expect(Set(identities).count == 3)
    let erased = ([Quake(id: 7)] as [any Identifiable]).map { RowIdentity($0) }
    #expect(erased == [identities[0]])
  }

  @Test
  func rowsWithoutIdAreIdentifiedByPosition() {
    let row = RowIdentity(position: 3, in: "feed")

    #expect(row == RowIdentity(position: 3, in: "feed"))
    #expect(row != RowIdentity(position: 2, in: "feed"))
    #expect(row != RowIdentity(position: 3, in: "notable"))
  }

  @Test
  func describesAPrivateIdByItsType() {
    let snapshot: ListSnapshot = [SecretID(): [SecretID()]]

    #expect("\(RowIdentity(Hidden()))" == "SecretID of Hidden")
    #expect("\(RowIdentity(position: 1, in: SecretID()))" == "position 1 in 'SecretID'")
    #expect("\(snapshot)" == "[SecretID: [SecretID]]")
  }
}

private struct Quake: Identifiable {
  let id: Int
}

private struct User: Identifiable {
  let id: Int
}

private struct SecretID: PrivateValue, Hashable, CustomStringConvertible {
  var description: String { "1234" }
}

private struct Hidden: Identifiable {
  let id = SecretID()
}
