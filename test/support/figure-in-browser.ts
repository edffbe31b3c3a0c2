import { executeServerCommand } from '@web/test-runner-commands'
import type { SuiteFigure } from './figure.ts'

/** For suites in a browser: the test server reports the figure. */
export const tellFigure = (figure: SuiteFigure): Promise<unknown> =>
  executeServerCommand('tell-figure', { ...figure })
