/** Window property with the page's `load` function. There is one loader, however often a page includes dp.js. */
export const running: unique symbol = Symbol.for('dp-elements.loader')

export type Load = (tag: string) => Promise<unknown>
