import { axeFindings } from '../axe.ts'
import { brokenViews } from '../broken-views.tsx'
import { smallTargets } from '../fit.ts'
import { lookAt, pageModes, settled } from '../page-modes.ts'
import { moving, unseen, unseenStates } from '../pictures.ts'
import { waysFor } from '../scope.ts'
import { inFont, inTurn } from './fonts.ts'
import { judge } from './judge.ts'

const { body } = document
/** Smallest size in CSS px that a mouse hits with ease. */
const fineTarget = 24

const look = async (rules?: 'all' | 'looks') => [
  ...smallTargets(body, fineTarget),
  ...(await axeFindings(rules)),
]

/**
 * Barriers in a view for any shopper, in the modes of the page: the first in the shop's own font and by all rules, each other
 * in another font and by the rules of looks.
 */
async function barriers(_: unknown, at: number): Promise<string[]> {
  const found = moving(body)
  const kinds = inTurn(at)
  for (const [n, mode] of waysFor(pageModes, at).entries()) {
    const kind = n === 0 ? undefined : kinds[n - 1]
    await lookAt(mode)
    await settled()
    const more = kind ? await inFont(kind, () => look('looks')) : await look()
    if (mode === 'forced colors') more.push(...(await unseen(body)), ...(await unseenStates(body)))
    found.push(...more.map(one => `${mode}: ${one}`))
  }
  await lookAt('light')
  return found
}

export const access = judge('access', {
  way: 'by mouse',
  rows: 'COR-100 COR-103 COR-105 COR-151',
  says: 'has no barrier in light, dark, forced colors and right to left',
  counts: 'views without a barrier',
  faults: barriers,
  broken: brokenViews,
})
