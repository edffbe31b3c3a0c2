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

const heading = ['suite', 'what', 'reached', 'to reach', '', 'commit', 'date']

const suites = figures =>
  table(
    heading,
    figures
      .toSorted((a, b) => a.suite.localeCompare(b.suite))
      .map(figure => [
        figure.suite,
        figure.what,
        amount(figure.reached),
        amount(figure.toReach),
        isReached(figure) ? 'reached' : '**missed**',
        figure.commit ?? 'not known',
        figure.date,
      ]),
  )

const numberIn = text => Number(text.replaceAll(',', ''))

/** The figures of the suites that docs/proof.md holds. */
export function figuresIn(page) {
  const rows = page.split('\n').filter(line => /^\| .* \| \d{4}-\d\d-\d\d \|$/.test(line))
  return rows.map(line => {
    const cells = line
      .slice(2, -2)
      .split(/(?<!\\) \| /)
      .map(text => text.replaceAll(String.raw`\|`, '|').trim())
    const [suite, what, reached, toReach, , commit, date] = cells
    return { suite, what, reached: numberIn(reached), toReach: numberIn(toReach), commit, date }
  })
}

/** The commits at which the figures of each suite were measured. A suite with a missed figure is not proven. */
export function provenAt(page) {
  const bySuite = Object.entries(Object.groupBy(figuresIn(page), ({ suite }) => suite))
  return new Map(
    bySuite
      .filter(([, figures]) => figures.every(isReached))
      .map(([suite, figures]) => [
        suite,
        [...new Set(figures.map(({ commit }) => commit.split(' ')[0]))],
      ]),
  )
}

/** Many names hold a count, such as the number of pages, which grows. */
const withoutCounts = figure => nameOf(figure).replace(/\d+/g, '#')

/** Figures with those that were not measured now. */
function withEarlier(figures, earlier) {
  const now = new Set(figures.map(withoutCounts))
  return [...figures, ...earlier.filter(figure => !now.has(withoutCounts(figure)))]
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

/** The text of docs/proof.md: what is promised, what was measured, when, and on which machine. */
export function proofPage({ figures, earlier, bench, verdictOf }) {
  const [{ node = '', processors = '' } = {}] = Object.values(bench)
  const benches = Object.entries(bench).map(
    ([name, result]) =>
      `### ${name}\n\nCommit ${result.commit ?? 'not known'}, ${result.at?.slice(0, 10)}.\n\n${benchTable(result, verdictOf)}`,
  )
  return `# Proof

The results of all suites and of the bench, by Node ${node} on ${processors}. Each has its commit and date.
\`npm run proof\` measures everything again and writes this page. \`npm test\` runs a suite whole only for elements that changed since
the suite's commit, and in part for others.

## Suites

Each suite checks every element by its descriptor. Each suite also finds an element, a page or a store that we broke on purpose.

${suites(withEarlier(figures, earlier))}

## Bench

Sizes are brotli bytes. Times come from one run on the machine named above. Compared values were measured in the same run.

${benches.join('\n\n')}
`
}
