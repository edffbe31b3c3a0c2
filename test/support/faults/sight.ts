import { nextFrame } from '@open-wc/testing'
import type { Sight } from '../../../src/element/describe.ts'

/** Every node in the element that it is about. */
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

/** Frames, and milliseconds: a busy machine has few frames, and an idle one may have too many. */
export const patience = { frames: 480, ms: 15_000 }

/** Until it is so, for as long as patience lasts. `what`: in words, as it is by then. */
export async function comes(isSo: () => unknown, what: () => string): Promise<void> {
  const end = performance.now() + patience.ms
  for (let frame = 0; frame < patience.frames || performance.now() < end; frame++) {
    if (isSo()) return
    await nextFrame()
  }
  const focus = document.hasFocus() ? '' : ' (the page has no focus)'
  throw new Error(`Never: ${what()}${focus}`)
}
