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

/** Milliseconds of a page's thread, without the style, layout and painting that scripts caused. */
export interface ScriptTime {
  /** The press, with everything that follows. */
  script: number
  /** What waited until the browser had nothing else to do. */
  idle: number
}

function scriptTime(events: readonly Traced[]): ScriptTime {
  const first = events.find(({ name }) => name === 'EventDispatch')
  const inThread = events
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === first?.pid && tid === first.tid)
    .toSorted((a, b) => a.ts - b.ts || b.dur - a.dur)
  const around: Traced[] = []
  const time = { script: 0, idle: 0 }
  for (const event of inThread) {
    while (around.length > 0 && around.at(-1)!.ts + around.at(-1)!.dur <= event.ts) around.pop()
    const { tdur = 0 } = event
    const parent = around.at(-1)
    const kind = around.some(({ name }) => name === 'FireIdleCallback') ? 'idle' : 'script'
    if (parent && scripts.test(parent.name)) time[kind] -= tdur
    if (scripts.test(event.name)) time[kind] += tdur
    around.push(event)
  }
  return { script: time.script / 1000, idle: time.idle / 1000 }
}

/** What scripts take for a press. */
export async function scriptTimeOf(page: Page, press: () => Promise<unknown>): Promise<ScriptTime> {
  await page.tracing.start({ categories: ['-*', 'devtools.timeline'] })
  await press()
  await rest()
  const trace = await page.tracing.stop()
  const { traceEvents } = JSON.parse(new TextDecoder().decode(trace))
  return scriptTime(traceEvents)
}
