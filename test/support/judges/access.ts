import { axeFindings } from '../axe.ts'
import { brokenViews } from '../broken-views.tsx'
import { smallTargets } from '../fit.ts'
import { lookAt, pageModes, settled } from '../page-modes.ts'
import { moving, unseen, unseenStates } from '../pictures.ts'
import { judge } from './judge.ts'

const { body } = document
/** Smallest size in CSS px that a mouse hits with ease. */
const fineTarget = 24

/** Barriers in a view for any shopper, in every mode of the page. */
async function barriers(): Promise<string[]> {
  const found = [...smallTargets(body, fineTarget), ...moving(body)]
  for (const mode of pageModes) {
    await lookAt(mode)
    await settled()
    const more = await axeFindings()
    if (mode === 'forced colors') more.push(...(await unseen(body)), ...(await unseenStates(body)))
    found.push(...more.map(one => `${mode}: ${one}`))
  }
  await lookAt('light')
  return found
}

export const access = judge('access', {
  way: 'by mouse',
  rows: 'COR-100 COR-103 COR-105',
  says: 'has no barrier in light, dark, forced colors and right to left',
  needs: 'the DevTools protocol',
  counts: 'views without a barrier',
  faults: barriers,
  broken: brokenViews,
})
