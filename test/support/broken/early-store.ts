/** The store on a machine whose clock is an hour ahead. */
const { now } = Date
Date.now = () => now() + 3_600_000
await import('../../../demo/store/main.ts')

export {}
