/// A numbered error.
package struct Broken: Error, Equatable {
  package var number: Int

  package init(number: Int = 1) {
    self.number = number
  }
}
