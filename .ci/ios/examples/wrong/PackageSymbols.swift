// An app is not part of the package.
import KitSupport
import RouterEvents

let shared = Lock(0)  //! error: cannot find 'Lock' in scope

func summary(of event: RouterEvent) -> String {
  event.summary  //! error: inaccessible
}
