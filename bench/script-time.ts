import type { Page } from 'puppeteer-core'

/** Milliseconds in which all work after a press ends, including announcements. */
const calm = 150

export const rest = () => new Promise(resolve => setTimeout(resolve, calm))

/** Slows the page's processor down. */
export async function slow(page: Page, slowdown: number): Promise<void> {
  const devtools = await page.createCDPSession()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** An event of Chromium's trace. Times are microseconds; `tdur` is what the thread worked. */
interface Traced {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur: number
  tdur?: number
}

/** What begins scripts. Collecting their garbage counts, too. */
const scripts =
  /^(EventDispatch|EvaluateScript|FireAnimationFrame|FunctionCall|RunMicrotasks|TimerFire|v8\.|V8\.|M(in|aj)orGC)/

/** Milliseconds that scripts ran, without the style, layout and painting that they caused. */
function scriptTime(events: readonly Traced[]): number {
  const first = events.find(({ name }) => name === 'EventDispatch')
  const inThread = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first?.pid && tid === first.tid)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  const around: Traced[] = []
  let time = 0
  for (const event of inThread) {
    while (around.length > 0 && around.at(-1)!.ts + around.at(-1)!.dur <= event.ts) around.pop()
    const { tdur = 0 } = event
    const parent = around.at(-1)
    if (parent && scripts.test(parent.name)) time -= tdur
    if (scripts.test(event.name)) time += tdur
    around.push(event)
  }
  return time / 1000
}

/** Milliseconds of scripts for a press, with everything that follows. */
export async function scriptTimeOf(page: Page, press: () => Promise<unknown>): Promise<number> {
  await page.tracing.start({ categories: ['-*', 'devtools.timeline'] })
  await press()
  await rest()
  const trace = await page.tracing.stop()
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace))
  return scriptTime(traceEvents)
}
