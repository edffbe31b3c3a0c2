import type { PageMaker } from '../render/visit.ts'

/** `/fresh/list`: what the visitor wants to buy some day. */
export const shoppingList: PageMaker = async (visit, data) => {
  const asins = await data.shoppingList(visit.sessionId)
  const products = await Promise.all(asins.map(asin => data.product(asin)))
  return {
    template: 'fresh/shopping-list',
    title: visit.words.t('shoppingList.title'),
    model: {
      path: '/fresh/list',
      rows: products.flatMap(product => (product ? [{ product, offer: product.offers[0] }] : [])),
    },
  }
}

/** `/fresh/assistant`: what their voice assistant reads out. */
export const assistantList: PageMaker = async (visit, data) => {
  const isKnown = visit.visitor.name !== null
  return {
    template: 'fresh/assistant-list',
    title: visit.words.t('assistantList.title'),
    model: {
      path: '/fresh/assistant',
      isKnown,
      rows: isKnown ? await data.assistantList(visit.sessionId) : [],
    },
  }
}
