import { offsetOf } from './html.ts'
import type { Host, Page } from './page.ts'
import type { Problem } from './problem.ts'
import { isGiven, knownHosts } from './rules/missing.ts'

/** Whether a tag sends a token that the file does not give it, and that is not told as missing. */
function lacksToken(page: Page, host: Host): boolean {
  const { calls = [] } = host.plan.descriptor
  const field = host.plan.fields.find(({ name }) => name === 'csrfToken')
  if (!field || (page.isWhole && field.required)) return false
  const isSent = field.required || calls.some(({ headers }) => headers?.includes('csrf'))
  return isSent && !isGiven(page, host, field)
}

/** Of the first tag whose token has to come from another file: no mistake, but soon forgotten (COR-075). */
export function tokenNote(page: Page): Problem | null {
  const host = knownHosts(page).find(one => lacksToken(page, one))
  if (!host) return null
  const { element } = host
  const message = `<${element.tagName}> sends the anti-forgery token: no file that was read has <meta name="dp-csrf-token">, which the head of its pages needs, or the tag data-csrf-token`
  return { rule: 'token', severity: 'note', offset: offsetOf(element), message }
}

/** Whether a file, in whatever language, prints the meta or says who does. */
export const namesToken = (text: string): boolean => text.includes('dp-csrf-token')
