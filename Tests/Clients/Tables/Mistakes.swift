// A name that does not exist.
On(.likd) { screen, event in screen.like(event) }  // expected-error {{type 'EventName' has no member 'likd'}}

// A name that does not exist, with several statements.
On(.likd) { screen, event in  // expected-error {{type 'EventName' has no member 'likd'}}
  let sum = screen.sum
  screen.sum = sum + 1
}

// A method of a name that does not exist.
Call(.likd, Screen.like)  // expected-error {{type 'EventName' has no member 'likd'}}

// A method that does not exist.
// expected-error@+2 {{type 'Screen' has no member 'lik'}}
// expected-error@+1 {{generic parameter 'each Input' could not be inferred}}
Call(.liked, Screen.lik)

// A method of another class.
// expected-error@+2 {{cannot convert value of type '@Sendable (Other) -> @MainActor @Sendable (RouterEvent) -> ()'}}
// expected-error@+1 {{generic parameter 'each Input' could not be inferred}}
Call(.liked, Other.like)

// A method with another parameter.
Call(.liked, Screen.rate)  // expected-error {{requires that 'Double' conform to 'StrategyInput'}}

// An asynchronous method.
Call(.liked, Screen.load)  // expected-error {{invalid conversion from 'async' function}}

// A type error in one of several statements.
On(.liked) { screen, event in
  let number = 3
  // expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
  screen.sum += "three"
  screen.sum += number
}

// A property that does not exist, in one of several statements.
On(.liked) { screen, event in
  let number = event.userInfo[.songID] ?? 0
  screen.summ += number  // expected-error {{value of type 'Screen' has no member 'summ'}}
}

// A parameter too few.
On(.liked) { screen in screen.sum += 1 }  // expected-error {{expects 2 arguments, but 1 was used}}

// A parameter too many.
// expected-error@+1 {{expects 2 arguments, but 3 were used}}
On(.liked) { screen, song, event in screen.sum += 1 }

// A value's strategy with a parameter too few.
// expected-error@+1 {{expects 3 arguments, but 2 were used}}
On(.liked, with: \.songID) { screen, event in screen.sum += 1 }

// An `await` without `whileRunning`.
// expected-error@+1 {{to parameter expecting synchronous function type}}
On(.liked) { screen, event in await screen.load() }

// An `await` in one of several statements, without `whileRunning`.
// expected-error@+1 {{to parameter expecting synchronous function type}}
On(.liked) { screen, event in
  screen.sum += 1
  await screen.load()
}

// An owner that is used as if it were retained.
// expected-error@+1 {{value of type 'WeakOwner<Screen>' has no member 'sum'}}
On(.moved, whileRunning: .drop) { owner, event in owner.sum += 1 }

// A policy that does not exist.
// expected-error@+1 {{type 'Overlap' has no member 'dropp'}}
On(.moved, whileRunning: .dropp) { owner, event in }

// An answer of another type.
// expected-error@+1 {{cannot convert value of type 'String'}}
Answer(Sum.self) { screen, request, event in "three" }

// An answer of another type, in one of several statements.
Answer(Sum.self) { screen, request, event in
  let answer = "three"
  // expected-error@+1 {{cannot convert value of type 'String' to closure result type 'Sum.Response' (aka 'Int')}}
  return answer
}

// An answer that is a statement.
// expected-error@+1 {{cannot convert value of type '()'}}
Answer(Sum.self) { screen, request, event in screen.sum += 1 }

// An answer without `return`.
Answer(Sum.self) { screen, request, event in
  let sum = screen.sum
  screen.sum = sum + 1
}  // expected-error {{missing return in closure expected to return 'Sum.Response?'}}

// A decision that is a statement.
// expected-error@+1 {{to closure result type 'EventDisposition'}}
On(deciding: .moved) { screen, event in screen.sum += 1 }

// A decision that does not exist.
// expected-error@+1 {{type 'EventDisposition' has no member 'handld'}}
On(deciding: .moved) { screen, event in .handld }

// A key that does not exist.
// expected-error@+1 {{type 'UserInfoKey<Int>' has no member 'songg'}}
On(.liked) { screen, event in screen.sum += event.userInfo[.songg] ?? 0 }

// A key that does not exist, of a value that the strategy receives.
// expected-error@+1 {{type 'UserInfoKeys' has no member 'songg'}}
On(.liked, with: \.songg) { screen, id, event in screen.sum += id }

// A key's value that is used as another type.
// expected-error@+1 {{cannot convert value of type 'String' to expected argument type 'Int'}}
On(.liked, with: \.title) { screen, title, event in screen.sum += title }

// A key that does not exist, in a literal.
// expected-error@+1 {{type 'UserInfoKeys' has no member 'titel'}}
On(.liked) { screen, event in screen.routerEvent(name: .moved, userInfo: [.titel: "three"]) }

// A row event that does not exist.
// expected-error@+2 {{type 'RowEvents' has no member 'songRemovd'}}
// expected-error@+1 {{cannot infer type of closure parameter 'song'}}
On(row: \.songRemovd) { screen, song, event in screen.titles.append(song.title) }

// A row's model that is used as another type.
// expected-error@+1 {{cannot convert value of type 'Song' to expected argument type 'Album'}}
On(row: \.songRemoved) { screen, song, event in screen.remove(song) }

// A method that takes another model than the row event's.
// expected-error@+1 {{to expected argument type '@MainActor @Sendable (Screen) -> @MainActor @Sendable (Song) throws -> Void'}}
Call(row: \.songRemoved, Screen.remove)

// A type that is no typed event.
// expected-error@+1 {{requires that 'Song' conform to 'EventMessage'}}
On(message: Song.self) { screen, song, event in }

// A row event that is no key path.
// expected-error@+2 {{type 'KeyPath<RowEvents.Type, RowEvent<Model>>' has no member 'songRemoved'}}
// expected-error@+1 {{cannot infer type of closure parameter 'song'}}
On(row: .songRemoved) { screen, song, event in screen.titles.append(song.title) }

// A key that is no key path.
// expected-error@+1 {{type 'KeyPath<UserInfoKeys.Type, UserInfoKey<Int>>' has no member 'songID'}}
On(.liked, with: .songID) { screen, id, event in screen.sum += id }

// A method with a row event that is no key path.
// expected-error@+1 {{type 'KeyPath<RowEvents.Type, RowEvent<Album>>' has no member 'songRemoved'}}
Call(row: .songRemoved, Screen.remove)

// A name in place of the type of a typed event.
// expected-error@+1 {{is unavailable: Write On(.name) for the name of an event, and On(message: ShareTapped.self)}}
On(message: .liked) { screen, event in screen.sum += 1 }

// A type without a label, as in version 0.2.
// expected-error@+2 {{cannot convert value of type 'Shared.Type' to expected argument type 'EventName'}}
// expected-error@+1 {{expects 2 arguments, but 3 were used}}
On(Shared.self) { screen, message, event in screen.sum += 1 }

// A method in place of a closure, as in version 0.2.
// expected-error@+2 {{to expected argument type '@MainActor @Sendable (Screen, RouterEvent) throws -> Void'}}
// expected-error@+1 {{to expected argument type '@MainActor @Sendable (Screen, RouterEvent) throws -> Void'}}
On(.liked, Screen.like)

// A modifier with the name of a disposition.
// expected-error@+1 {{has been renamed to 'forwarding()'}}
On(.liked) { screen, event in screen.sum += 1 }.forwarded()

// A modifier that does not exist.
// expected-error@+2 {{cannot infer type of closure parameter 'screen'}}
// expected-error@+1 {{value of type 'On<Owner>' has no member 'onc'}}
On(.liked) { screen, event in screen.sum += 1 }.onc()

// A decision with a value, by a name that does not exist.
// expected-error@+1 {{type 'EventName' has no member 'movd'}}
On(deciding: .movd, with: \.songID) { screen, id, event in .handled }

// A decision with a value that is a statement.
// expected-error@+1 {{to closure result type 'EventDisposition'}}
On(deciding: .moved, with: \.songID) { screen, id, event in screen.sum += id }

// A decision about a row event that does not exist.
// expected-error@+2 {{type 'RowEvents' has no member 'songRemovd'}}
// expected-error@+1 {{cannot infer type of closure parameter 'song'}}
On(decidingRow: \.songRemovd) { screen, song, event in .handled }

// A decision with a parameter too few, in several statements.
// expected-error@+1 {{expects 3 arguments, but 2 were used}}
On(decidingMessage: Shared.self) { screen, event in
  screen.sum += 1
  return .handled
}

// A decision that returns nothing.
On(decidingMessage: Shared.self) { screen, message, event in
  let count = message.count
  screen.sum += count
}  // expected-error {{missing return in closure expected to return 'EventDisposition'}}

// A property that does not exist, in a condition.
// expected-error@+1 {{value of type 'Screen' has no member 'summ'}}
On(.liked) { screen, event in screen.sum += 1 }.enabled { screen in screen.summ > 0 }

// A condition of another type, after several statements.
On(.liked, with: \.songID) { screen, id, event in screen.sum += id }
  .enabled { screen in
    let sum = screen.sum
    return sum  // expected-error {{type 'Int' cannot be used as a boolean}}
  }

// A condition without a parameter.
// expected-error@+1 {{implicitly ignore}}
On(.liked) { screen, event in screen.sum += 1 }.enabled { true }

// A mark that does not exist.
// expected-error@+1 {{type 'CommandState.Mark' has no member 'onn'}}
On(.liked) { screen, event in screen.sum += 1 }.commandState { screen in CommandState(mark: .onn) }

// A name that does not exist, of an inverse.
// expected-error@+1 {{type 'EventName' has no member 'unlikd'}}
On(.liked) { screen, event in screen.sum += 1 }.undoable("Like") { screen, event in .named(.unlikd) }

// A property that does not exist, in an inverse of several statements.
On(row: \.songRemoved) { screen, song, event in screen.titles.append(song.title) }
  .undoable("Remove") { screen, event in
    let sum = screen.summ  // expected-error {{value of type 'Screen' has no member 'summ'}}
    return .named(.moved) { [.songID: sum] }
  }

// An inverse with a parameter too few.
// expected-error@+1 {{expects 2 arguments, but 1 was used}}
On(.liked) { screen, event in screen.sum += 1 }.undoable("Like") { screen in .named(.moved) }

// An inverse without its title.
// expected-error@+1 {{missing argument}}
On(.liked) { screen, event in screen.sum += 1 }.undoable { screen, event in .named(.moved) }

// A mistake in a strategy that has modifiers.
// expected-error@+1 {{value of type 'Screen' has no member 'summ'}}
On(.liked) { screen, event in screen.summ += 1 }.enabled { $0.sum > 0 }.undoable("Like") { _, _ in nil }
