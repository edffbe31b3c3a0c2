const sessions = new WeakMap()

/** Emulation lasts as long as its session, so there is one per page. */
async function devtools(page) {
  if (!sessions.has(page)) sessions.set(page, await page.createCDPSession())
  return sessions.get(page)
}

/** The command `cdp`, payload `{method, params}`: forced colors, throttling and what else Chromium can do. */
export const cdp = () => ({
  name: 'cdp',
  async executeCommand({ command, payload: { method, params } = {}, session }) {
    if (command !== 'cdp') return undefined
    const client = await devtools(session.browser.getPage(session.id))
    return (await client.send(method, params)) ?? {}
  },
})
