#if os(Linux) || os(macOS)
  /// The difference between two screens of text, as a unified diff.
  ///
  /// A line with a letter or digit counts as unchanged if it occurs exactly once on each screen, in the same order as
  /// the other unchanged lines. Equal lines next to an unchanged line also count as unchanged. These rules prevent a
  /// line that many rows contain, such as a line of buttons, from matching a line of an unrelated row.
  struct ScreenChanges: Equatable {
    /// A line of the difference.
    enum Line: Equatable {
      /// An unchanged line next to a change.
      case context(String)
      case removed(String)
      case added(String)
      /// Further removed lines. The associated value is the number of these lines.
      case moreRemoved(Int)
      /// A placeholder for omitted unchanged lines between two changes.
      case gap
    }

    /// The changes, with one line of context before and after each change.
    ///
    /// The array is empty if every line counts as unchanged.
    let lines: [Line]

    /// Whether no line counts as unchanged.
    let isWholeScreen: Bool

    init(from old: [String], to new: [String]) {
      let kept = Self.kept(from: old, to: new)
      var all: [Line] = []
      var (oldStart, newStart) = (0, 0)
      for (oldEnd, newEnd) in kept + [(old.count, new.count)] {
        all += Self.removal(of: old[oldStart..<oldEnd])
        all += new[newStart..<newEnd].map(Line.added)
        if newEnd < new.count { all.append(.context(new[newEnd])) }
        (oldStart, newStart) = (oldEnd + 1, newEnd + 1)
      }
      isWholeScreen = kept.isEmpty
      lines = Self.shortened(all)
    }

    /// Returns the removed lines. If there are more than two, returns the first line and the number of the others.
    private static func removal(of lines: ArraySlice<String>) -> [Line] {
      guard lines.count > 2 else { return lines.map(Line.removed) }
      return lines.prefix(1).map(Line.removed) + [.moreRemoved(lines.count - 1)]
    }

    /// Returns the changes with one line of context before and after each change. A gap replaces the other lines
    /// between two changes.
    private static func shortened(_ lines: [Line]) -> [Line] {
      var result: [Line] = []
      for (index, line) in lines.enumerated() {
        let neighbors = lines[max(0, index - 1)...min(index + 1, lines.count - 1)]
        if neighbors.contains(where: \.isChange) {
          result.append(line)
        } else if let last = result.last, last != .gap {
          result.append(.gap)
        }
      }
      if result.last == .gap { result.removeLast() }
      return result
    }

    /// Returns the indices of each unchanged line on the old screen and on the new screen, from top to bottom.
    private static func kept(from old: [String], to new: [String]) -> [(old: Int, new: Int)] {
      let (oldUnique, newUnique) = (uniqueLines(of: old), uniqueLines(of: new))
      let difference = newUnique.map { new[$0] }.difference(from: oldUnique.map { old[$0] })
      var (oldAnchors, newAnchors) = (oldUnique, newUnique)
      // Removing from the end keeps the smaller offsets valid.
      for case .remove(let offset, _, _) in difference.removals.reversed() { oldAnchors.remove(at: offset) }
      for case .insert(let offset, _, _) in difference.insertions.reversed() { newAnchors.remove(at: offset) }
      var oldIndices = Dictionary(uniqueKeysWithValues: zip(newAnchors, oldAnchors))
      var used = Set(oldIndices.values)
      for (oldAnchor, newAnchor) in zip(oldAnchors, newAnchors) {
        for step in [-1, 1] {
          var (oldIndex, newIndex) = (oldAnchor + step, newAnchor + step)
          while old.indices.contains(oldIndex), new.indices.contains(newIndex),
            old[oldIndex] == new[newIndex], oldIndices[newIndex] == nil, used.insert(oldIndex).inserted
          {
            oldIndices[newIndex] = oldIndex
            oldIndex += step
            newIndex += step
          }
        }
      }
      return oldIndices.sorted { $0.key < $1.key }.map { (old: $0.value, new: $0.key) }
    }

    /// Returns the indices of the lines that contain a letter or a digit and occur only once.
    private static func uniqueLines(of lines: [String]) -> [Int] {
      let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
      return lines.indices.filter { index in
        counts[lines[index]] == 1 && lines[index].contains { $0.isLetter || $0.isNumber }
      }
    }
  }

  extension ScreenChanges.Line {
    /// Whether the element stands for removed or added lines.
    fileprivate var isChange: Bool {
      switch self {
      case .removed, .added, .moreRemoved: true
      case .context, .gap: false
      }
    }
  }
#endif
