/** A measured figure and its target. A figure without `atMost` and `atLeast` is for information only. */
export interface Figure {
  what: string
  /** null: not measured. `note` says why. */
  reached: number | null
  unit: string
  atMost?: number
  atLeast?: number
  note?: string
}

type Verdict = 'reached' | 'missed' | 'skipped' | ''

export function verdictOf({ reached, atMost, atLeast }: Figure): Verdict {
  if (reached === null) return 'skipped'
  if (atMost === undefined && atLeast === undefined) return ''
  const isWithin = reached <= (atMost ?? Infinity) && reached >= (atLeast ?? -Infinity)
  return isWithin ? 'reached' : 'missed'
}

const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })

const amount = (value: number, unit: string) => `${numbers.format(value)} ${unit}`.trimEnd()

function boundOf({ unit, atMost, atLeast }: Figure): string {
  if (atMost !== undefined) return `at most ${amount(atMost, unit)}`
  return atLeast === undefined ? '' : `at least ${amount(atLeast, unit)}`
}

const heading = ['what', 'reached', 'to reach', '', 'note']

/** A table for the terminal, with columns as wide as their cells. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map(figure => [
    figure.what,
    figure.reached === null ? '–' : amount(figure.reached, figure.unit),
    boundOf(figure),
    verdictOf(figure),
    figure.note ?? '',
  ])
  const all = [heading, ...rows]
  const widths = heading.map((_, column) => Math.max(...all.map(row => row[column]?.length ?? 0)))
  const lines = all.map(row =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [lines[0], widths.map(width => '─'.repeat(width)).join('  '), ...lines.slice(1)].join('\n')
}
