import { appendFileSync } from 'node:fs'
import { commitHere } from '../../build/commit.mjs'

/** What a suite has reached, of what it has to reach. */
export interface SuiteFigure {
  suite: string
  /** What is counted, with its unit. */
  what: string
  reached: number
  toReach: number
  /** Of those that tell it together, in files that run side by side. */
  part?: number
}

/** Says a suite's figure at its end; where DP_FIGURES names a file, it keeps a line of JSON there, with the commit. */
export function tellFigure(figure: SuiteFigure): void {
  const { suite, what, reached, toReach, part } = figure
  const { DP_FIGURES: file } = process.env
  const line = () => JSON.stringify({ suite, what, reached, toReach, part, commit: commitHere() })
  if (file) appendFileSync(file, `${line()}\n`)
  console.log(`${suite}: ${reached} ${what}, to reach ${toReach}`)
}
