/** A reporter of `node --test` that prints the name of the first test that fails, and ends the run there. */
export default async function* firstFailure(events) {
  for await (const { data, type } of events) {
    if (type !== 'test:complete' || data.details.passed || data.details.type === 'suite') continue
    yield `\n${data.name}`
    process.exit(1)
  }
}
