import type { CDPSession, Page } from 'puppeteer-core'

/** Milliseconds in which all work after a press ends, including announcements. */
const calm = 150

export const rest = () => new Promise(resolve => setTimeout(resolve, calm))

/** Slows the page down and counts its work from now on. */
export async function slowed(page: Page, slowdown: number): Promise<CDPSession> {
  const devtools = await page.createCDPSession()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return devtools
}

/** What is not the work of scripts, or is that of the bench itself. */
const others = ['LayoutDuration', 'RecalcStyleDuration', 'DevToolsCommandDuration']

/**
 * Milliseconds of the page's work without style and layout. Chromium's script time would leave out views that are drawn
 * in a microtask.
 */
async function workTime(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics')
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? NaN
  return others.reduce((left, name) => left - of(name), of('TaskDuration')) * 1000
}

/** Milliseconds of work for a press, with everything that follows. */
export async function workOf(devtools: CDPSession, press: () => Promise<unknown>): Promise<number> {
  const before = await workTime(devtools)
  await press()
  await rest()
  return (await workTime(devtools)) - before
}
