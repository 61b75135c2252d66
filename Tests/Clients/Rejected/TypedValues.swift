import PortableUIKit
import StrategyTable

extension UserInfoKeys {
  static let sku = UserInfoKey<String>("sku")
}

struct UnreadCount: EventRequest {
  typealias Response = Int
  static let name: EventName = "news.unreadCount"
}

// Reads a value as a type that its key does not have. The result would always be nil.
func readAsAnotherType(_ userInfo: UserInfo) {
  #if MISTAKES
    let _: Int? = userInfo[.sku]  // expected-error {{contextual base was inferred as 'UserInfoKey<Int>'}}
  #else
    let _: String? = userInfo[.sku]
  #endif
}

// Requires a value of a type that its key does not have. This would always throw.
func requireAsAnotherType(_ userInfo: UserInfo) {
  #if MISTAKES
    let _: Int? = try? userInfo.require(.sku)  // expected-error {{context expects 'UserInfoKey<Int?>'}}
  #else
    let _: String? = try? userInfo.require(.sku)
  #endif
}

// Sets a value of a type that its key does not have. No responder could read it.
func setAnotherType(_ userInfo: inout UserInfo) {
  #if MISTAKES
    userInfo[.sku] = 3  // expected-error {{context expects 'UserInfoKey<Int>'}}
  #else
    userInfo[.sku] = "A-1"
  #endif
}

// Reads a response as a type that the request does not have. The result would always be nil.
@MainActor
func askForAnotherType(_ view: UIView) {
  #if MISTAKES
    let _: String? = view.ask(UnreadCount())  // expected-error {{cannot assign value of type}}
  #else
    let _: Int? = view.ask(UnreadCount())
  #endif
}

// Answers with a type that the request does not have. The sender could not read it.
enum AnswerOfAnotherType {
  final class ListController: UIViewController {
    static let table = StrategyTable<ListController> {
      #if MISTAKES
        // expected-error@+1 {{cannot convert value of type 'String'}}
        Answer(UnreadCount.self) { _, _, _ in "three" }
      #else
        Answer(UnreadCount.self) { _, _, _ in 3 }
      #endif
    }
  }
}
