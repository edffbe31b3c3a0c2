import { appendFileSync } from 'node:fs'
import { commitHere } from '../../build/commit.mjs'
import { scope } from './scope.ts'

/** A result of a suite, with its target. */
export interface SuiteFigure {
  suite: string
  /** What is counted, with its unit. */
  what: string
  reached: number
  toReach: number
  /** Names this part, if several files share the figure. A run for some tags is a part, too. */
  part?: number | string
}

/** Prints a suite's figure. If DP_FIGURES names a file, also appends a line of JSON with the commit. */
export function tellFigure(figure: SuiteFigure): void {
  const { suite, what, reached, toReach } = figure
  const { DP_FIGURES: file } = process.env
  const part = [figure.part, scope.tags].filter(one => one !== undefined).join(' of ') || undefined
  const date = new Date().toISOString().slice(0, 10)
  const line = () =>
    JSON.stringify({ suite, what, reached, toReach, part, commit: commitHere(), date })
  if (file) appendFileSync(file, `${line()}\n`)
  console.log(`${suite}: ${reached} ${what}, to reach ${toReach}`)
}
