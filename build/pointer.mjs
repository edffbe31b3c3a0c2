/** Commands of a page beside those of the runner: `tap`, payload `[x, y]`, as a finger does. */
export const pointer = () => ({
  name: 'pointer',
  async executeCommand({ command, payload, session }) {
    if (command !== 'tap') return undefined
    await session.browser.getPage(session.id).touchscreen.tap(...payload)
    return true
  },
})
