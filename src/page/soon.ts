/**
 * Runs `run` later, but before the task ends. Uses `await`, because old pages remove or replace queueMicrotask and
 * Promise (COR-096).
 */
export async function soon(run: () => void): Promise<void> {
  // oxlint-disable-next-line unicorn/no-unnecessary-await -- the code after the await must run later
  await 0
  run()
}
