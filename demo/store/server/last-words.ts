/**
 * Says why the process ends when nobody asked it to: what nobody caught, by a line before its stack, and code that
 * calls process.exit or leaves nothing to wait for. Node itself tells when memory runs out.
 */
export function tellEnd(isExpected: () => boolean): void {
  let isTold = false
  process.on('uncaughtExceptionMonitor', (_, origin) => {
    isTold = true
    console.error(
      `The store ends by an ${origin === 'unhandledRejection' ? 'unhandled rejection' : 'uncaught exception'}:`,
    )
  })
  process.on('exit', code => {
    if (!isTold && !isExpected()) console.error(`The store ends with code ${code}, unasked.`)
  })
}
