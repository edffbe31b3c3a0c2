import { doc } from '../dom/builtin.ts'
import { isSecret } from '../rules/secret-name.ts'
import { mask, maskedJson } from '../rules/secrets.ts'
import type { FieldOrigin } from './fields.ts'
import type { Happening } from './watch.ts'

type Child = Node | string | false | undefined

export function make(
  tag: string,
  attributes: Record<string, string>,
  ...children: Child[]
): HTMLElement {
  const node = doc.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value)
  node.append(...children.filter(child => child !== false && child !== undefined))
  return node
}

export const nameOf = ({ localName, id }: Element) => `<${localName}${id && ` id="${id}"`}>`
const shortest = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}…` : text)
const shown = (name: string, value: unknown): string => {
  if (value === undefined) return '–'
  // Screenshots of the inspector get shared, so secrets are masked (COR-083).
  if (isSecret(name)) return mask
  try {
    return shortest(maskedJson(value) || String(value))
  } catch {
    return String(value)
  }
}

/** Key of the rows. Not plain JSON, because values may hold what JSON cannot. */
export const keyOf = (rows: readonly FieldOrigin[]) =>
  rows.map(({ name, value, origin }) => name + shown(name, value) + origin).join()

export const fieldRow = ({ name, value, origin, isMissing }: FieldOrigin) =>
  make(
    'tr',
    { class: isMissing ? 'missing' : origin },
    make('th', { scope: 'row' }, make('code', {}, name)),
    make('td', {}, make('code', {}, shown(name, value))),
    make('td', {}, origin),
  )

export function entryOf({ kind, at, title, detail, host, body }: Happening): HTMLElement {
  const where = host ? ` ${nameOf(host)}` : ''
  return make(
    'li',
    { class: kind },
    make('time', {}, `${(at / 1000).toFixed(2)} s`),
    make('code', {}, title),
    where,
    make('small', {}, shortest(detail)),
    body !== undefined && make('pre', { tabindex: '0' }, body || '(empty)'),
  )
}
