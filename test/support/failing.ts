import type { CallSpec } from '../../src/contract/call.ts'
import type { Example, Failure } from '../../src/element/describe.ts'
import type { FaultRule } from './browser.ts'

/** A call that is to fail in an example. */

export const pathOf = ({ path }: CallSpec): string => path.replace(/\{.*/, '*')

/** What the store is told of the requests of the call. */
export const ruleOf = ({ call, query }: Failure): Pick<FaultRule, 'match'> => ({
  match: { path: pathOf(call), ...(query && { query }) },
})

/** The example, of which only the elements of this tag get the attributes. */
export function pageOf(tag: string, { html }: Example, more: Pick<Failure, 'with'>): string {
  const template = document.createElement('template')
  template.innerHTML = html
  for (const host of template.content.querySelectorAll(tag))
    for (const [name, value] of Object.entries(more.with ?? {})) host.setAttribute(name, value)
  return template.innerHTML
}
