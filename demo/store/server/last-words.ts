import { tellError } from '../../tell-error.ts'

/**
 * Says why the process ends when nobody asked it to: what nobody caught, and code that calls process.exit or leaves
 * nothing to wait for. Node itself tells when memory runs out.
 */
export function tellEnd(isExpected: () => boolean): void {
  let isTold = false
  // Node would write all that the error holds.
  process.on('uncaughtException', (error, origin) => {
    isTold = true
    const how = origin === 'unhandledRejection' ? 'unhandled rejection' : 'uncaught exception'
    console.error(`The store ends by an ${how}:\n${tellError(error)}`)
    process.exit(1)
  })
  process.on('exit', code => {
    if (!isTold && !isExpected()) console.error(`The store ends with code ${code}, unasked.`)
  })
}
