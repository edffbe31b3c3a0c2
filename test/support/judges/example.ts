import { warningViews } from '../broken-views.tsx'
import type { View } from '../examples.ts'
import { judge } from './judge.ts'

const isFirst = ({ example, title }: View): boolean => title === example.title

/** States that the first view of an example shows. */
const statesAtFirst = ({ example: { states = {} } }: View): string[] =>
  Object.keys(states).filter(name => states[name]?.length === 0)

export const example = judge('examples', {
  way: 'by mouse',
  rows: 'COR-121',
  says: 'works as it stands, and comes to its states',
  counts: 'examples that work as they stand, and come to their states',
  isFor: view => isFirst(view) || view.state !== undefined,
  weight: view => (isFirst(view) ? 1 + statesAtFirst(view).length : 1),
  async faults({ host, view, warnings }) {
    // On the way to a state, the example may show what it warns of.
    if (!isFirst(view)) return []
    const missing = statesAtFirst(view).filter(state => !host.matches(`:state(${state})`))
    return [...warnings, ...missing.map(state => `the state ${state} does not show`)]
  },
  broken: warningViews,
})
