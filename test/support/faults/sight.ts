import { nextFrame } from '@open-wc/testing'
import type { Sight } from '../../../src/element/describe.ts'
import { patience as enough } from '../wait.ts'

/** Every node in the element that the sight is about. */
export const allOf = ({ shadowRoot }: Element, { at = '*' }: Sight): Element[] => [
  ...(shadowRoot?.querySelectorAll(at) ?? []),
]

export const isBusy = ({ shadowRoot }: Element): boolean =>
  [...(shadowRoot?.querySelectorAll('[aria-busy=true], .spinner') ?? [])].some(busy =>
    busy.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  )

/** A sight in words. */
export const described = ({ at, says, state, without }: Sight): string =>
  [
    at && `${at} shows`,
    says && `"${says}" stands there`,
    without && `no ${without} shows`,
    state && `the state is ${state}`,
  ]
    .filter(Boolean)
    .join(', ')

/** Minimum frames and milliseconds: a busy machine draws few frames, an idle one many. */
export const patience = { frames: 480, ms: enough }

/** Waits until `isSo` returns true, as long as `patience` allows. `what`: describes the goal for the error. */
export async function comes(isSo: () => unknown, what: () => string): Promise<void> {
  const end = performance.now() + patience.ms
  for (let frame = 0; frame < patience.frames || performance.now() < end; frame++) {
    if (isSo()) return
    await nextFrame()
  }
  const focus = document.hasFocus() ? '' : ' (the page has no focus)'
  throw new Error(`Never: ${what()}${focus}`)
}
