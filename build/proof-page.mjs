const numbers = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const amount = (value, unit = '') =>
  value === null ? 'not measured' : `${numbers.format(value)} ${unit}`.trimEnd()

/** A figure with a target of 0 must be 0. Any other figure must reach its target. */
export const isReached = ({ reached, toReach }) =>
  toReach === 0 ? reached === 0 : reached >= toReach

const cell = text => `${text}`.replaceAll('|', String.raw`\|`).replaceAll('\n', ' ')
const row = cells => `| ${cells.map(cell).join(' | ')} |`
const table = (heading, rows) =>
  [row(heading), row(heading.map(() => '---')), ...rows.map(row)].join('\n')

const nameOf = ({ suite, what }) => `${suite} ${what}`

/** Adds up the parts of each figure. If a suite ran twice, only the last figure of each part counts. */
export function summed(figures) {
  const last = new Map(figures.map(figure => [`${nameOf(figure)} ${figure.part}`, figure]))
  const parts = Object.values(Object.groupBy(last.values(), nameOf))
  return parts.map(([first, ...more]) => {
    const { part: _, ...sum } = first
    for (const { reached, toReach } of more) {
      sum.reached += reached
      sum.toReach += toReach
    }
    return sum
  })
}

function suites(figures) {
  const sorted = figures.toSorted((a, b) => a.suite.localeCompare(b.suite))
  return table(
    ['suite', 'what', 'reached', 'to reach', ''],
    sorted.map(figure => [
      figure.suite,
      figure.what,
      amount(figure.reached),
      amount(figure.toReach),
      isReached(figure) ? 'reached' : '**missed**',
    ]),
  )
}

const bound = ({ atMost, atLeast, unit }) => {
  if (atMost !== undefined) return `at most ${amount(atMost, unit)}`
  return atLeast === undefined ? '' : `at least ${amount(atLeast, unit)}`
}

const benchTable = ({ figures }, verdictOf) =>
  table(
    ['what', 'reached', 'to reach', '', 'note'],
    figures.map(figure => [
      figure.what,
      amount(figure.reached, figure.unit),
      bound(figure),
      verdictOf(figure).replace('missed', '**missed**'),
      figure.note ?? '',
    ]),
  )

const list = new Intl.ListFormat('en')

/** Names the commit of all measurements. If commits differ, lists them: such figures prove neither commit. */
function measuredAt(figures, bench) {
  const isOne = new Set(figures.map(({ commit }) => commit)).size === 1
  const measured = [
    ...figures.map(({ suite, commit }) => [isOne ? 'all suites' : suite, commit]),
    ...Object.entries(bench).map(([name, { commit }]) => [`bench ${name}`, commit]),
  ]
  const named = measured.map(([what, commit = 'not known']) => ({ what, commit }))
  const byCommit = Object.entries(Object.groupBy(named, ({ commit }) => commit))
  if (byCommit.length === 1) return `commit ${byCommit[0][0]}`
  const parts = byCommit.map(([commit, all]) => {
    const names = new Set(all.map(({ what }) => what))
    return `${commit} (${list.format(names)})`
  })
  return `**not all at one commit**: ${parts.join('; ')}`
}

/** The text of docs/proof.md: what is promised, what was measured, when, and on which machine. */
export function proofPage({ figures, bench, verdictOf, date }) {
  const [{ node = '', processors = '' } = {}] = Object.values(bench)
  const benches = Object.entries(bench).map(
    ([name, result]) => `### ${name}\n\n${benchTable(result, verdictOf)}`,
  )
  return `# Proof

The results of all suites and of the bench: ${date}, Node ${node}, ${processors}, ${measuredAt(figures, bench)}.
\`npm run proof\` measures everything again and writes this page.

## Suites

Each suite checks every element by its descriptor. Each suite also finds an element, a page or a store that we broke on purpose.

${suites(figures)}

## Bench

Sizes are brotli bytes. Times come from one run on the machine named above. Compared values were measured in the same run.

${benches.join('\n\n')}
`
}
