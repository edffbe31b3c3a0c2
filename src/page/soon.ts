/** Runs it before the task ends. Not by queueMicrotask or Promise, which pages of old remove or replace (COR-096). */
export async function soon(run: () => void): Promise<void> {
  // oxlint-disable-next-line unicorn/no-unnecessary-await -- what stands behind it comes later
  await 0
  run()
}
