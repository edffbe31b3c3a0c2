import { executeServerCommand } from '@web/test-runner-commands'
import type { SuiteFigure } from './figure.ts'

/** Of a suite that runs in a browser: the test server tells its figure. */
export const tellFigure = (figure: SuiteFigure): Promise<unknown> =>
  executeServerCommand('tell-figure', { ...figure })
