const sessions = new WeakMap()

/** Emulation ends with its session, so each page keeps one session. */
async function devtools(page) {
  if (!sessions.has(page)) sessions.set(page, await page.createCDPSession())
  return sessions.get(page)
}

/** The command `cdp`, with payload `{method, params}`: forced colors, throttling and whatever else Chromium offers. */
export const cdp = () => ({
  name: 'cdp',
  async executeCommand({ command, payload: { method, params } = {}, session }) {
    if (command !== 'cdp') return undefined
    const client = await devtools(session.browser.getPage(session.id))
    return (await client.send(method, params)) ?? {}
  },
})
