import { offsetOf } from './html.ts'
import type { Host, Page } from './page.ts'
import type { Problem } from './problem.ts'
import { isGiven, knownHosts } from './rules/missing.ts'

/** Whether a tag sends a token that the file does not set, and that no other rule reports as missing. */
function lacksToken(page: Page, host: Host): boolean {
  const { calls = [] } = host.plan.descriptor
  const field = host.plan.fields.find(({ name }) => name === 'csrfToken')
  if (!field || (page.isWhole && field.required)) return false
  const isSent = field.required || calls.some(({ headers }) => headers?.includes('csrf'))
  return isSent && !isGiven(page, host, field)
}

/** Reminds of the token for the first tag whose token must come from another file (COR-075). */
export function tokenNote(page: Page): Problem | null {
  const host = knownHosts(page).find(one => lacksToken(page, one))
  if (!host) return null
  const { element } = host
  const message = `<${element.tagName}> sends the anti-forgery token, but no file here has <meta name="dp-csrf-token">: put the meta into the head of the page, or set data-csrf-token on the tag`
  return { rule: 'token', severity: 'note', offset: offsetOf(element), message }
}

/** Whether a file of any language mentions the meta: the file then takes care of the token. */
export const namesToken = (text: string): boolean => text.includes('dp-csrf-token')
