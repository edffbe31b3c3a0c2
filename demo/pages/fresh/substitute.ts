import type { PageMaker } from '../render/visit.ts'

/** What the form sends back of the address. */
const kept = ['addressId', 'slotId', 'storeId', 'sourceUrl'] as const

/** `/afx/cartconflicts/resolve/substitute`: what of the cart does not suit an address or a delivery time (FRS-043). */
export const substitute: PageMaker = async (visit, data) => {
  const { query, sessionId, words } = visit
  const items = await data.unsuited(sessionId, query)
  const fields = kept.flatMap(name => (query[name] === undefined ? [] : [[name, query[name]]]))
  return {
    template: 'fresh/substitute',
    title: words.t('substitute.title'),
    model: { items, fields },
  }
}
