import { where } from './runs.mjs'

/** Lets suites in a browser report their figures in the same place as suites in Node. */
export const figures = () => ({
  name: 'figures',
  async executeCommand({ command, payload }) {
    if (command !== 'tell-figure') return undefined
    const { tellFigure } = await import('../test/support/figure.ts')
    tellFigure({ ...payload, what: payload.what + where() })
    return true
  },
})
