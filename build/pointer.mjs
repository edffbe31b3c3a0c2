/** An extra command for test pages: `tap`, payload `[x, y]`, taps like a finger. */
export const pointer = () => ({
  name: 'pointer',
  async executeCommand({ command, payload, session }) {
    if (command !== 'tap') return undefined
    await session.browser.getPage(session.id).touchscreen.tap(...payload)
    return true
  },
})
