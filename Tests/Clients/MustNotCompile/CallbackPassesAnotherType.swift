// expect: cannot convert value of type 'String' to expected argument type 'Int'
import PromiseChain

func work() -> Chain<Int> {
  Chain<Int>.first { pass in pass(.success("7")) }
}
