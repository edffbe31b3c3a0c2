/** Errors of the program itself. Their messages hold no data, those of parsers and judges do. */
const plain = new Set(['Error', 'TypeError', 'RangeError', 'ReferenceError', 'AggregateError'])
/** Classes of SQLSTATE whose messages are about the program or the server. The others quote values. */
const tellable = /^(08|40|42|53|55|57|58|XX)/

const textOf = (error: Error, name: string): string | null => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' && value !== '' ? value : null
}

/** The first line about an error, and the query that failed, with placeholders for its values. */
function summary(error: Error): string[] {
  const query = textOf(error, 'query')
  const failed = query === null ? [] : [`  in ${query}`]
  const code = textOf(error, 'code')
  if ('severity' in error && code) {
    const about = ['table', 'column', 'constraint'].flatMap(name => {
      const named = textOf(error, name)
      return named === null ? [] : `${name} ${named}`
    })
    const message = tellable.test(code) ? error.message : about.join(', ')
    return [`Database error ${code} ${message}`.trimEnd(), ...failed]
  }
  const isPlain = plain.has(error.name) && !('params' in error)
  const message = isPlain && error.message ? `: ${error.message}` : ''
  return [`${error.name}${message}${code ? ` (${code})` : ''}`, ...failed]
}

/** Where it was thrown. A message may have several lines, which are left out. */
function frames({ message, stack = '' }: Error): string[] {
  const after = message ? stack.slice(stack.indexOf(message) + message.length) : stack
  return after.split('\n').filter(line => line.startsWith('    at '))
}

/**
 * An error for the log (STO-020). Drivers, parsers and judges quote what they were given, which may be a session, a token
 * or what a shopper wrote: only what is known to hold none of it is told.
 */
export function tellError(error: unknown): string {
  if (!(error instanceof Error)) return `Thrown, but no error: a ${typeof error}`
  const lines = [...summary(error), ...frames(error)].join('\n')
  return error.cause === undefined ? lines : `${lines}\ncaused by ${tellError(error.cause)}`
}
