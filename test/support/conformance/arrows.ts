import { press } from '../browser.ts'
import { nameOf } from '../deep.ts'
import { compositesIn, enter, itemsOf, placeIn, type Place } from './composites.ts'
import { settle } from './life.ts'
import { areOnLine } from './mirrored.ts'

/** Where arrow keys lead in controls with several items, in both directions of reading. */

/** Towards the end of a line, back, down, and up. */
const walk = ['on', 'on', 'back', 'back', 'back', 'down', 'down', 'up', 'up', 'up'] as const

const keys = {
  ltr: { on: 'ArrowRight', back: 'ArrowLeft', down: 'ArrowDown', up: 'ArrowUp' },
  rtl: { on: 'ArrowLeft', back: 'ArrowRight', down: 'ArrowDown', up: 'ArrowUp' },
} as const

/** true: a sideways key led to the neighbour on the other side. */
function isAstray(key: string, from: Place, to: Place): boolean {
  if (!from.node || !to.node || Math.abs(from.index - to.index) !== 1) return false
  const [before, now] = [from.node.getBoundingClientRect(), to.node.getBoundingClientRect()]
  if (!areOnLine(before, now)) return false
  return key === (now.left > before.left ? 'ArrowLeft' : 'ArrowRight')
}

/** Where the keys led in one control. */
export interface Trail {
  name: string
  places: string[]
  faults: string[]
}

async function trailOf(control: Element, dir: 'ltr' | 'rtl'): Promise<Trail> {
  enter(control)
  const trail: Trail = { name: nameOf(control), places: [], faults: [] }
  for (const way of walk) {
    const key = keys[dir][way]
    const before = placeIn(control)
    await press(key)
    await settle(1)
    const now = placeIn(control)
    trail.places.push(now.at)
    // With only two items, a jump from end to end also leads to the neighbour. Such controls are not judged.
    if (itemsOf(control).length > 2 && isAstray(key, before, now)) {
      trail.faults.push(`${key} leads to the other side in ${trail.name}, ${dir}`)
    }
  }
  return trail
}

/** Walks through every control of the page that has several items. */
export async function trailsIn(root: ParentNode, dir: 'ltr' | 'rtl'): Promise<Trail[]> {
  const trails: Trail[] = []
  for (const control of compositesIn(root)) trails.push(await trailOf(control, dir))
  return trails
}

function differences(one: Trail, two: Trail | undefined): string[] {
  if (!two) return [`${one.name} is not there from right to left`]
  const at = one.places.findIndex((place, index) => place !== two.places[index])
  const way = walk[at]
  if (!way) return []
  const [ltr, rtl] = [keys.ltr[way], keys.rtl[way]]
  return [
    `${ltr} leads to ${one.places[at]} of ${one.name}, ${rtl} to ${two.places[at]} from right to left`,
  ]
}

/** What is wrong with the trails of a view, and how those of the two directions differ. */
export const arrowFaults = (ltr: readonly Trail[], rtl: readonly Trail[]): string[] => [
  ...[...ltr, ...rtl].flatMap(({ faults }) => faults),
  ...ltr.flatMap((trail, index) => differences(trail, rtl[index])),
]
