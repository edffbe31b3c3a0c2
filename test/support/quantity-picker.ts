import { nextFrame } from '@open-wc/testing'
import { waitUntil } from './wait.ts'

/** The quantity control in a shadow root, used as a shopper uses it. */
export function quantityPicker(root: ParentNode) {
  const button = () => root.querySelector<HTMLButtonElement>('[part=quantity]')
  const entries = () => [...root.querySelectorAll<HTMLElement>('[part=item]')]
  /** Opens the list. Returns its entries. */
  async function open(): Promise<HTMLElement[]> {
    button()?.click()
    await waitUntil(() => entries().length > 0, 'the list of quantities opens')
    return entries()
  }
  return {
    button,
    entries,
    open,
    /** The text of the button: the quantity, or a prompt. */
    shown: () => button()?.textContent,
    async texts(): Promise<(string | null)[]> {
      return (await open()).map(({ textContent }) => textContent)
    },
    async choose(quantity: number | string): Promise<void> {
      const entry = (await open()).find(({ textContent }) => textContent === `${quantity}`)
      if (!entry) throw new Error(`${quantity} is not offered`)
      entry.click()
      await nextFrame()
    },
  }
}
