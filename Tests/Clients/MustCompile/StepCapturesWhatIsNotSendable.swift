import PromiseChain

final class Box {
  var value = 0
}

@MainActor
func work(_ box: Box) -> Chain<Int> {
  Chain.first { box.value }
}
