// expect: capture of 'box' with non-Sendable type 'Box' in a '@Sendable' closure
import PromiseChain

final class Box {
  var value = 0
}

func work(_ box: Box) -> Chain<Int> {
  Chain.first { box.value }
}
