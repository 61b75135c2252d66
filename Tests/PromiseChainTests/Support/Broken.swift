/// A numbered error.
struct Broken: Error, Equatable {
  var number = 1
}
