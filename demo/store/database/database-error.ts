/** SQLSTATE of a driver's error or a code of Node, also where the query builder has wrapped it. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ('code' in error && typeof error.code === 'string') return error.code
  return codeOf(error.cause)
}

export const isUniqueViolation = (error: unknown): boolean => codeOf(error) === '23505'

/** The connection broke, the server ends or starts, or it takes no more connections. */
const awayStates = /^(08...|57P0[1-3]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)$/
/** What the driver and its pool say without a code. */
const awayTexts =
  /^(timeout exceeded when trying to connect|Connection terminated\b.*|Client has encountered a connection error.*)/

/** true: no connection to the database was free in time, or there is none. The request may be sent again. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isOwn = awayStates.test(codeOf(error) ?? '') || awayTexts.test(error.message)
  // The socket of a server that does not run is a file that is missing.
  const isSocketGone = 'syscall' in error && error.syscall === 'connect'
  return isOwn || isSocketGone || isDatabaseAway(error.cause)
}
