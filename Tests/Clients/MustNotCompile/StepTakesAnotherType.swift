// expect: cannot convert value of type 'String' to closure result type 'Int'
import PromiseChain

func work(_ half: @escaping @Sendable (Int) -> Int) -> Chain<Int> {
  Chain.first { "7" }.then { value in half(value) }
}
