import type { stripe } from './fitment-text.ts'
import { waitUntil } from './wait.ts'

/** Shared by tests of the two finders. */

/** true: content is cut off or scrolls sideways. */
export const isCut = (node: HTMLElement): boolean => node.scrollWidth > node.clientWidth + 1

/** Visible text and accessible name of each node. */
export const named = (nodes: readonly HTMLElement[]) =>
  nodes.map(node => [node.textContent, node.ariaLabel ?? node.textContent])

type View = Pick<Awaited<ReturnType<typeof stripe>>, 'told'>

/** Waits until a model is picked. */
export const picks = ({ told }: View): Promise<void> =>
  waitUntil(() => told('dp-model-selected')[0], 'no pick')

/** Puts a text into an input, as if typed at once. */
export function typeInto(input: HTMLInputElement, text: string): void {
  input.focus()
  input.value = text
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
