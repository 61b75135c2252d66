/// A value that contains a secret, and is always shown as its type.
///
/// `RouterEvents` and `PromiseChain` export this protocol under the same name.
public protocol PrivateValue {}
