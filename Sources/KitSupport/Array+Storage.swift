extension Array {
  /// Returns whether this array shares its storage with `other`, as an array and its unchanged copy do.
  ///
  /// If the elements have a size of zero, the result is false.
  ///
  /// - Complexity: O(1).
  package func isStored(as other: [Element]) -> Bool {
    withUnsafeBufferPointer { one in
      other.withUnsafeBufferPointer {
        MemoryLayout<Element>.size > 0 && one.baseAddress == $0.baseAddress && one.count == $0.count
      }
    }
  }
}
