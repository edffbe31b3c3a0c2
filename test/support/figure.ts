import { appendFileSync } from 'node:fs'
import { commitHere } from '../../build/commit.mjs'

/** A result of a suite, with its target. */
export interface SuiteFigure {
  suite: string
  /** What is counted, with its unit. */
  what: string
  reached: number
  toReach: number
  /** Number of this part, if several files that run in parallel share the figure. */
  part?: number
}

/** Prints a suite's figure. If DP_FIGURES names a file, also appends a line of JSON with the commit. */
export function tellFigure(figure: SuiteFigure): void {
  const { suite, what, reached, toReach, part } = figure
  const { DP_FIGURES: file } = process.env
  const line = () => JSON.stringify({ suite, what, reached, toReach, part, commit: commitHere() })
  if (file) appendFileSync(file, `${line()}\n`)
  console.log(`${suite}: ${reached} ${what}, to reach ${toReach}`)
}
