/// The destination of the reports of one task.
///
/// Pass it to code that works on behalf of that task on a different thread.
package struct ReportAddress: Sendable {
  let collector: ReportCollector?
}
