import assert from 'node:assert/strict'
import type { HitFields, ListedModel } from '../../src/contract/fitment/fitment.ts'
import type { Shopper } from './store.ts'

/** Calls of the fitment family, for tests of the store. */

const ajax = (name: string) => `/gp/replacement-parts/ajax/${name}.html`

export const addressOf = (name: string, query: Record<string, string>): string =>
  `${ajax(name)}?${new URLSearchParams(query)}`

export async function read(shopper: Shopper, name: string, query: Record<string, string>) {
  const answer = await shopper.get(addressOf(name, query))
  assert.equal(answer.status, 200, await answer.clone().text())
  return answer.json()
}

export async function lookUp(
  shopper: Shopper,
  qtype: string,
  q: string,
  more: Record<string, string> = {},
) {
  return read(shopper, 'query-index', { qtype, q, ...more })
}

interface Hits {
  hit: { fields: HitFields }[]
}
export const namesIn = ({ hit }: Hits): (string | undefined)[][] =>
  hit.map(({ fields }) => [
    fields.normalized_brand,
    fields.normalized_series,
    fields.normalized_model,
  ])

export const numbersIn = (list?: { data: ListedModel[] }): (string | undefined)[] =>
  list?.data.map(fields => fields.normalized_model) ?? []
