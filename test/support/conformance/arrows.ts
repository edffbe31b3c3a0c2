import type { Descriptor } from '../../../src/element/describe.ts'
import { press } from '../browser.ts'
import { nameOf } from '../deep.ts'
import type { View } from '../examples.ts'
import { compositesIn, enter, itemsOf, placeIn, type Place } from './composites.ts'
import { drawingOf, inPage, type PageName } from './drawing.ts'
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

interface Trail {
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

async function trailsIn(name: PageName, descriptor: Descriptor, view: View) {
  const trails: Trail[] = []
  const dir = name === 'arabic' ? 'rtl' : 'ltr'
  const faults = await inPage(name, descriptor, view, async () => {
    for (const control of compositesIn(document.body)) trails.push(await trailOf(control, dir))
    return trails.flatMap(trail => trail.faults)
  })
  return { trails, faults }
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

/** null: the view has nothing that arrow keys go through. */
export async function arrowFaults(descriptor: Descriptor, view: View): Promise<string[] | null> {
  if ((await drawingOf('german', descriptor, view)).composites === 0) return null
  const ltr = await trailsIn('german', descriptor, view)
  const rtl = await trailsIn('arabic', descriptor, view)
  return [
    ...ltr.faults,
    ...rtl.faults,
    ...ltr.trails
      .flatMap((trail, index) => differences(trail, rtl.trails[index]))
      .map(fault => `${view.title}: ${fault}`),
  ]
}
