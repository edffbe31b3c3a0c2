import { doc } from '../../../dom/builtin.ts'
import { sanitized } from '../../../parts/sanitizer.ts'
import serverHtml from '../../../parts/server-html.css'
import own from './given.css'

export const styles = [serverHtml, own]

/** A guide that came as HTML, in a node of its own. null: nothing harmless is left, or no sanitizer could be loaded. */
export async function givenGuide(html: string): Promise<HTMLElement | null> {
  const content = await sanitized(html).catch(() => null)
  if (!content?.firstElementChild && !content?.textContent?.trim()) return null
  const node = doc.createElement('div')
  node.className = 'given server-html'
  node.append(content)
  return node
}
