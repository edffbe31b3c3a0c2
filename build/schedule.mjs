/**
 * Runs jobs side by side, as many as the processor can carry. `cores`: what the machine has. Each job:
 *
 * - `cpu`: how many cores it keeps busy.
 * - `run`: does the work. Must not reject.
 *
 * Jobs start in their order. A job that does not fit waits, and no later job overtakes it: the long ones come first, and
 * none of them may starve. A job that needs more than the machine has runs alone.
 */
export async function schedule(jobs, cores) {
  const running = new Set()
  const busy = () => [...running].reduce((sum, { cpu }) => sum + cpu, 0)
  for (const job of jobs) {
    while (running.size > 0 && busy() + job.cpu > cores) {
      await Promise.race([...running].map(({ done }) => done))
    }
    const one = { cpu: job.cpu }
    one.done = job.run().finally(() => running.delete(one))
    running.add(one)
  }
  await Promise.all([...running].map(({ done }) => done))
}
