import { unfitViews } from '../broken-views.tsx'
import { cutOff, smallTargets } from '../fit.ts'
import { lookAt, settled } from '../page-modes.ts'
import { judge, type Judge } from './judge.ts'

const { body, documentElement: root } = document

/** Smallest size in CSS px that a finger or a mouse hits with ease. */
const [finger, mouse] = [44, 24]

async function misfits(target: number): Promise<string[]> {
  await settled()
  return [...cutOff(body), ...smallTargets(body, target)]
}

const fitting = (where: string, own: Pick<Judge, 'way' | 'faults'>): Judge =>
  judge('fit', {
    rows: 'COR-106 COR-103',
    says: `cuts nothing off and can be hit ${where}`,
    needs: 'the DevTools protocol',
    counts: 'views that fit a screen',
    broken: {},
    ...own,
  })

/** The pointer and the width of these screens come with the way in which the view is driven. */
export const fit: readonly Judge[] = [
  fitting('with text of 200%', {
    way: 'by mouse',
    async faults() {
      root.style.fontSize = '200%'
      const found = await misfits(mouse)
      root.style.fontSize = ''
      await settled()
      return found
    },
  }),
  {
    ...fitting('at 320 px', { way: 'on a phone', faults: () => misfits(finger) }),
    broken: unfitViews,
  },
  fitting('at 320 px, right to left', {
    way: 'on a phone',
    async faults() {
      await lookAt('right to left', 'coarse')
      const found = await misfits(finger)
      await lookAt('light', 'coarse')
      return found
    },
  }),
]
