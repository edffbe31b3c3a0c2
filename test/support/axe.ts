import type { AxeResults, NodeResult } from 'axe-core'

declare const axe: typeof import('axe-core')

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules that depend on colors, fonts and places. All others read the nodes alone, which look the same in every mode. */
const ofLooks = ['color-contrast', 'link-in-text-block', 'target-size']

const placeOf = ({ target }: NodeResult) => target.flat().join(' >>> ')

/**
 * What axe finds in the page: rule, place, reason. Leaves out what only the test runner's page lacks. 'looks': asks only the
 * rules whose answer another mode or another font can change. That takes a quarter of the time.
 */
export async function axeFindings(rules: 'all' | 'looks' = 'all'): Promise<string[]> {
  await import('axe-core/axe.min.js')
  const { violations }: AxeResults = await axe.run(document.body, {
    ...(rules === 'all'
      ? { runOnly: tags, rules: { 'target-size': { enabled: true } } }
      : { runOnly: ofLooks }),
    resultTypes: ['violations'],
  })
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id} ${placeOf(node)} ${node.failureSummary}`),
  )
}
