import { builtin, doc } from '../dom/builtin.ts'
import { isSubmit } from './blocked.ts'
import { addDescription, removeDescription } from './descriptions.ts'
import { watchInside } from './nodes.ts'

/** Buttons whose press puts something into the cart, also while they are blocked. */
const isBuying = (button: HTMLElement) =>
  isSubmit(button) || button.getAttribute('aria-disabled') === 'true'

function hiddenText(words: string): HTMLElement {
  const text = doc.createElement('span')
  text.hidden = true
  text.id = `dp-described-${Math.random().toString(36).slice(2)}`
  text.textContent = words
  return text
}

/**
 * Ties words to one node of the page: as a hidden text inside `container`. Returns a function that takes both away.
 */
export function describeNode(container: HTMLElement, node: HTMLElement, words: string): () => void {
  const text = hiddenText(words)
  builtin(container).append(text)
  addDescription(node, text.id)
  return () => {
    text.replaceWith()
    removeDescription(node, text.id)
  }
}

/**
 * Ties words to the submit buttons inside `container`, also to those that the page adds later: as a hidden text beside
 * them, named by `aria-describedby` after the descriptions of the page. Returns a function that takes both away.
 */
export function describeSubmits(container: HTMLElement, words: string): () => void {
  const text = hiddenText(words)
  const told = new Set<HTMLElement>()
  const forget = (button: HTMLElement) => {
    told.delete(button)
    removeDescription(button, text.id)
  }
  const refresh = () => {
    const { append, contains, querySelectorAll } = builtin(container)
    for (const button of told) if (!contains(button)) forget(button)
    for (const button of querySelectorAll<HTMLElement>('button, input')) {
      if (told.has(button) || !isBuying(button)) continue
      // A page that has written its content anew has removed the text, too.
      if (!contains(text)) append(text)
      told.add(button)
      addDescription(button, text.id)
    }
  }
  refresh()
  const stop = watchInside(container, refresh)
  return () => {
    stop()
    text.replaceWith()
    for (const button of told) forget(button)
  }
}
