/** Where the loader of the page keeps what fetches a tag's code: there is one, however often dp.js is included. */
export const running: unique symbol = Symbol.for('dp-elements.loader')

export type Load = (tag: string) => Promise<unknown>
