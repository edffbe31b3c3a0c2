/** What the shop's pages say, read from their HTML as a shopper would read it. */

const text = (html: string) =>
  html
    .replace(/<span class="sr-only">.*?<\/span>/gs, '')
    .replace(/<svg.*?<\/svg>/gs, '')
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** €1,234.50 as 123450; Free as 0. */
export const cents = (shown: string): number =>
  Math.round(Number(shown.replace(/[^\d.]/g, '') || '0') * 100)

export interface Said {
  price: number
  /** Of the price that is crossed out. */
  reference: number | null
  stock?: string
}

/** The first price in a piece of HTML. */
export function priceIn(html: string): { price: number; reference: number | null } {
  const price = /<b class="price">(.*?)<\/b>/s.exec(html)?.[1]
  const line =
    /<span class="price-line">(.*?)(?=<span class="price-line">|$)/s.exec(html)?.[1] ?? ''
  const crossed = /<s class="list-price">(.*?)<\/s>/s.exec(line)
  if (price === undefined) throw new Error('There is no price')
  return { price: cents(text(price)), reference: crossed ? cents(text(crossed[1] ?? '')) : null }
}

export const stockIn = (html: string): string | undefined => {
  const found = /<span class="stock[^"]*">(.*?)<\/span>/s.exec(html)
  return found ? text(found[1] ?? '') : undefined
}

/** Every card of a list by its asin. */
export function cardsIn(html: string): Map<string, Said> {
  const pieces = html
    .split(/<(?=a class="(?:product-card|deal-card|result-picture|fresh-picture)")/)
    .slice(1)
  return new Map(
    pieces.map(piece => {
      const asin = /href="\/dp\/([A-Z0-9]{10})/.exec(piece)?.[1] ?? ''
      const stock = stockIn(piece)
      return [asin, { ...priceIn(piece), ...(stock === undefined ? {} : { stock }) }]
    }),
  )
}

export interface Promised {
  day: string
  /** null: it is not delivered. */
  cost: number | null
}

/** Each delivery that a page promises. */
export function promisesIn(html: string): Promised[] {
  return [
    ...html.matchAll(
      /<p class="delivery-day[^"]*">(.*?)<\/p>\s*(?:<p class="delivery-cost[^"]*">(.*?)<\/p>)?/gs,
    ),
  ].map(([, day = '', cost]) => ({
    day: text(day),
    cost:
      cost === undefined
        ? null
        : cents(text(cost.replace(/, <span class="delivery-free-from">.*/s, ''))),
  }))
}

/** The lines of a cart or of an order by asin. */
export function linesIn(html: string): Map<string, Said> {
  const pieces = html.split(/<li class="cart-line"/).slice(1)
  return new Map(
    pieces.map(piece => {
      const asin = /data-asin="([A-Z0-9]{10})"/.exec(piece)?.[1] ?? ''
      const stock = stockIn(piece)
      return [asin, { ...priceIn(piece), ...(stock === undefined ? {} : { stock }) }]
    }),
  )
}

export function sumIn(html: string) {
  const row = (name: string) => {
    const found = new RegExp(`<tr class="sum-${name}">.*?<td>(.*?)</td>`, 's').exec(html)
    if (!found) throw new Error(`There is no row ${name}`)
    return cents(text(found[1] ?? ''))
  }
  return {
    items: row('items'),
    delivery: row('delivery'),
    total: row('total'),
    tax: cents(text(/<p class="[^"]*sum-tax">(.*?)<\/p>/s.exec(html)?.[1] ?? '')),
  }
}
