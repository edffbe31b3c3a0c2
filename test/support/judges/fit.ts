import { unfitViews } from '../broken-views.tsx'
import { has } from '../engine.ts'
import { cutOff, smallTargets } from '../fit.ts'
import { spell, type letters } from '../letters.ts'
import { lookAt, settled } from '../page-modes.ts'
import { inFont, kindsFor } from './fonts.ts'
import { judge, type Judge } from './judge.ts'

const { body, documentElement: root } = document

/** Smallest size in CSS px that a finger or a mouse hits with ease. Without emulation, no pointer is coarse. */
const [finger, mouse] = [has('emulated touch') ? 44 : 24, 24]

/** What does not fit in the shop's own font, in others, and with letters of another language. `at`: place of the view. */
async function misfits(
  at: number,
  target: number,
  letter?: keyof typeof letters,
): Promise<string[]> {
  const look = () => [...cutOff(body), ...smallTargets(body, target)]
  await settled()
  const found = look()
  for (const kind of kindsFor(at)) found.push(...(await inFont(kind, look)))
  if (!letter) return found
  const restore = spell(body, letter)
  await settled()
  found.push(...look().map(fault => `in ${letter} letters: ${fault}`))
  restore()
  return found
}

const fitting = (where: string, own: Pick<Judge, 'everywhere' | 'faults' | 'way'>): Judge =>
  judge('fit', {
    rows: 'COR-106 COR-103 COR-151',
    says: `cuts nothing off and can be hit ${where}`,
    counts: 'views that fit a screen',
    broken: {},
    ...own,
  })

/** The pointer and the width of these screens come with the way in which the view is driven. */
export const fit: readonly Judge[] = [
  fitting('with text of 200%', {
    way: 'by mouse',
    async faults(_, at) {
      root.style.fontSize = '200%'
      const found = await misfits(at, mouse)
      root.style.fontSize = ''
      await settled()
      return found
    },
  }),
  {
    ...fitting('at 320 px', {
      way: 'on a phone',
      everywhere: true,
      faults: (_, at) => misfits(at, finger, 'Japanese'),
    }),
    broken: unfitViews,
  },
  fitting('at 320 px, right to left', {
    way: 'on a phone',
    everywhere: true,
    async faults(_, at) {
      await lookAt('right to left', 'coarse')
      const found = await misfits(at, finger, 'Arabic')
      await lookAt('light', 'coarse')
      return found
    },
  }),
]
