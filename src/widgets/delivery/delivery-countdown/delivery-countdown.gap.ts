import type { CountdownPorts } from './delivery-countdown.ports.ts'

const told = new WeakSet<CountdownPorts>()

/** Tells the page's author once of a countdown that knows of no time (CDN-009, COR-006). */
export function tellGap(ports: CountdownPorts): void {
  if (told.has(ports)) return
  told.add(ports)
  const expected = 'a whole number'
  const message = `data-seconds or data-deadline is required: expected ${expected}, got nothing; the fallback shows`
  ports.warn(message)
  const problem = { field: 'seconds', expected, received: 'nothing', message }
  ports.emit('dp-error', { code: 'config', problems: [problem] })
}
