import type { CDPSession, Page } from 'puppeteer-core'

/** A script that a page has loaded. Times are seconds on one clock. */
export interface LoadedScript {
  path: string
  requested: number
  ended: number
}

/** Records every script that the page requests from now on. The returned map grows. */
export async function watchScripts(devtools: CDPSession): Promise<Map<string, LoadedScript>> {
  await devtools.send('Network.enable')
  const scripts = new Map<string, LoadedScript>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (type !== 'Script') return
    const path = new URL(request.url).pathname
    scripts.set(requestId, { path, requested: timestamp, ended: Infinity })
  })
  devtools.on('Network.loadingFinished', ({ requestId, timestamp }) => {
    const script = scripts.get(requestId)
    if (script) script.ended = timestamp
  })
  return scripts
}

/** Opens a page with this latency. Returns its scripts once nothing more loads. */
export async function scriptsOf(
  page: Page,
  url: string,
  latency = 0,
): Promise<readonly LoadedScript[]> {
  const devtools = await page.createCDPSession()
  const scripts = await watchScripts(devtools)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  await page.goto(url, { waitUntil: 'networkidle0' })
  await devtools.detach()
  return [...scripts.values()]
}

/** Counts rounds. A round ends when its first script has arrived; scripts requested before that belong to it. */
export function roundsOf(scripts: readonly LoadedScript[]): number {
  let rounds = 0
  let firstEnded = -Infinity
  for (const { requested, ended } of scripts.toSorted((a, b) => a.requested - b.requested)) {
    if (requested >= firstEnded) {
      rounds += 1
      firstEnded = ended
    } else firstEnded = Math.min(firstEnded, ended)
  }
  return rounds
}
