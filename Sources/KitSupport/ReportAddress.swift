/// The destination of a task's reports.
///
/// Pass the address to code that does the task's work on a different thread.
package struct ReportAddress: Sendable {
  let collector: ReportCollector?
}
