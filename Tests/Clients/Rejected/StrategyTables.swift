import PortableUIKit
import StrategyTable

// Runs an asynchronous method. Only a closure can be asynchronous.
enum AsynchronousMethod {
  final class ListController: UIViewController {
    static let table = StrategyTable<ListController> {
      // expected-error@+1 {{invalid conversion from 'async' function}}
      Call("product.buyTapped", ListController.buy)
    }

    #if MISTAKES
      func buy(_ userInfo: UserInfo) async {}
    #else
      func buy(_ userInfo: UserInfo) {}
    #endif
  }
}

// Runs an asynchronous closure without `whileRunning`, which decides about events that arrive meanwhile.
enum AsynchronousStrategyWithoutOverlap {
  final class ListController: UIViewController {
    static let table = StrategyTable<ListController> {
      #if MISTAKES
        // expected-error@+1 {{to parameter expecting synchronous function type}}
        On("list.refreshTapped") { _, _ in try await Task.sleep(for: .seconds(1)) }
      #else
        On("list.refreshTapped", whileRunning: .drop) { _, _ in try await Task.sleep(for: .seconds(1)) }
      #endif
    }
  }
}

// Uses the owner in an asynchronous closure as if it were retained. It is a weak reference.
enum AsynchronousStrategyWithAStrongOwner {
  final class ListController: UIViewController {
    static let table = StrategyTable<ListController> {
      On("list.refreshTapped", whileRunning: .drop) { owner, _ in
        try await Task.sleep(for: .seconds(1))
        #if MISTAKES
          owner.show()  // expected-error {{has no member 'show'}}
        #else
          owner()?.show()
        #endif
      }
    }

    func show() {}
  }
}

// Runs a closure that takes another owner.
enum ClosureOfAnotherOwner {
  final class DetailController: UIViewController {
    func buy(_ userInfo: UserInfo) {}
  }

  final class ListController: UIViewController {
    static let table = StrategyTable<ListController> {
      #if MISTAKES
        // expected-error@+1 {{cannot convert value of type}}
        On("product.buyTapped") { (owner: DetailController, _) in owner.buy([:]) }
      #else
        On("product.buyTapped") { (owner: ListController, _) in owner.buy([:]) }
      #endif
    }

    func buy(_ userInfo: UserInfo) {}
  }
}

// Declares a strategy of another owner.
enum StrategyOfAnotherOwner {
  final class DetailController: UIViewController {
    static let buying: On<DetailController> = Call("product.buyTapped", DetailController.buy)

    func buy(_ userInfo: UserInfo) {}
  }

  final class ListController: UIViewController {
    static let buying: On<ListController> = Call("product.buyTapped", ListController.buy)
    static let table = StrategyTable<ListController> {
      #if MISTAKES
        DetailController.buying  // expected-error {{cannot convert value of type}}
      #else
        ListController.buying
      #endif
    }

    func buy(_ userInfo: UserInfo) {}
  }
}

// Merges the table of another owner.
enum TableOfAnotherOwner {
  final class DetailController: UIViewController {
    static let table: StrategyTable<DetailController> = [:]
  }

  final class ListController: UIViewController {
    static let table: StrategyTable<ListController> = [:]
    static let otherTable: StrategyTable<ListController> = [:]
    #if MISTAKES
      // expected-error@+1 {{cannot convert value of type}}
      static let merged = table.merging(DetailController.table)
    #else
      static let merged = table.merging(otherTable)
    #endif
  }
}

// Conforms with the table of an unrelated class. Its strategies could not run on this one.
enum TableOfAnUnrelatedClass {
  final class DetailController: UIViewController {}

  #if MISTAKES
    // expected-error@+1 {{does not conform to protocol 'StrategyHandler'}}
    final class ListController: UIViewController, EventHandling {
      static let table = StrategyTable<DetailController> {}
    }
  #else
    final class ListController: UIViewController, EventHandling {
      static let table = StrategyTable<ListController> {}
    }
  #endif
}

// Conforms with the table of its superclass, without saying so.
enum TableOfTheSuperclass {
  class BaseController: UIViewController {}

  #if MISTAKES
    // expected-error@+1 {{does not conform to protocol 'StrategyHandler'}}
    final class ListController: BaseController, EventHandling {
      static let table = StrategyTable<BaseController> {}
    }
  #else
    final class ListController: BaseController, EventHandling {
      static let table = StrategyTable<BaseController> {}
      var strategyOwner: BaseController { self }
    }
  #endif
}
