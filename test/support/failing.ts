import type { CallSpec } from '../../src/contract/call.ts'
import type { Example, Failure } from '../../src/element/describe.ts'
import type { FaultRule } from './browser.ts'

/** Path of a call that must fail, as a fault of the store matches it. */

export const pathOf = ({ path }: CallSpec): string => path.replace(/\{.*/, '*')

/** Rule for the store that matches the requests of the call. */
export const ruleOf = ({ call, query }: Failure): Pick<FaultRule, 'match'> => ({
  match: { path: pathOf(call), ...(query && { query }) },
})

/** The example, with further attributes on the elements of this tag only. */
export function pageOf(tag: string, { html }: Example, more: Pick<Failure, 'with'>): string {
  const template = document.createElement('template')
  template.innerHTML = html
  for (const host of template.content.querySelectorAll(tag))
    for (const [name, value] of Object.entries(more.with ?? {})) host.setAttribute(name, value)
  return template.innerHTML
}
