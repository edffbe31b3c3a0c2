import 'axe-core/axe.min.js'
import type { AxeResults, NodeResult } from 'axe-core'

declare const axe: typeof import('axe-core')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const placeOf = ({ target }: NodeResult) => target.flat().join(' >>> ')

/** What axe finds in the page: rule, place, reason. Leaves out what only the test runner's page lacks. */
export async function axeFindings(): Promise<string[]> {
  const { violations }: AxeResults = await axe.run(document.body, {
    runOnly: tags,
    rules: { 'target-size': { enabled: true } },
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id} ${placeOf(node)} ${node.failureSummary}`),
  )
}
