import { bubbling } from '../dom/bubbling.ts'
import { builtin } from '../dom/builtin.ts'

/** The hidden field of this name that the server wrote into the host. The element writes into it, and it is submitted. */
export const hiddenField = (host: HTMLElement, name: string): HTMLInputElement | null =>
  builtin(host).querySelector<HTMLInputElement>(
    `input[type="hidden"][name="${name}"]:not([data-light-fields])`,
  )

/** As a native control tells it. */
export const tellChange = (node: HTMLElement): void =>
  void builtin(node).dispatchEvent(bubbling('change'))
