/// A failure of a step, told apart by its number.
struct Broken: Error, Equatable {
  var number = 1
}
