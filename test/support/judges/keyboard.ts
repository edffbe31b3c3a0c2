import { inShadow } from '../browser.ts'
import { mouseViews, stuckViews } from '../broken-views.tsx'
import { usable } from '../drive.ts'
import { escapeFaults, tabFaults } from '../keyboard.ts'
import { judge, type Broken } from './judge.ts'

const stuck = Object.entries(stuckViews).map(([fault, one]): [string, Broken] => [
  fault,
  { ...one, drive: host => inShadow(host, 'button').click() },
])

export const tabs = judge('keyboard', {
  way: 'by mouse',
  rows: 'COR-101',
  everywhere: true,
  says: 'leads by Tab to every control, in the order of the view, with a ring',
  counts: 'views in order for Tab',
  faults: tabFaults,
  broken: mouseViews,
})

/** The way to the view is the other half of COR-101: keys alone led there. */
export const escape = judge('keyboard', {
  way: 'by keys',
  rows: 'COR-101 COR-102',
  says: 'is reached by keys alone, closes by Escape what is open, and gives focus back',
  isFor: ({ steps }) => steps.length > 0,
  async faults({ host, pressed, view: { leavesTo } }) {
    return escapeFaults(pressed, { leavesTo: leavesTo ? usable(host, leavesTo) : undefined })
  },
  broken: Object.fromEntries(stuck),
})
