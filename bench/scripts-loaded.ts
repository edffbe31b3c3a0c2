import type { Page } from 'puppeteer-core'

/** A script that a page has loaded. Moments are seconds on one clock. */
export interface LoadedScript {
  path: string
  /** As it came over the wire, without the headers. */
  bytes: number
  requested: number
  ended: number
}

/** Opens a page with so much latency and reports its scripts once nothing more is loaded. */
export async function scriptsOf(
  page: Page,
  url: string,
  latency = 0,
): Promise<readonly LoadedScript[]> {
  const devtools = await page.createCDPSession()
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: -1,
    uploadThroughput: -1,
  })
  const scripts = new Map<string, LoadedScript & { headers: number }>()
  devtools.on('Network.requestWillBeSent', ({ requestId, request, timestamp, type }) => {
    if (type !== 'Script') return
    const path = new URL(request.url).pathname
    scripts.set(requestId, { path, bytes: 0, headers: 0, requested: timestamp, ended: Infinity })
  })
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    const script = scripts.get(requestId)
    if (script) script.headers = response.encodedDataLength
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const script = scripts.get(requestId)
    if (!script) return
    script.bytes = encodedDataLength - script.headers
    script.ended = timestamp
  })
  await page.goto(url, { waitUntil: 'networkidle0' })
  return [...scripts.values()]
}

export const bytesOf = (scripts: readonly LoadedScript[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0)

/** Scripts that are asked for before the first of their round has come make one round. */
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
