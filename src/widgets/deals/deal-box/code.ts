/** Code that has come, for views: a model part in each file brings along what draws it. */
export const code: {
  more?: typeof import('./deal.later.ts')
  row?: typeof import('./deal.accordion.ts')
} = {}

/** Code that comes later: of all but a plain deal, and of a row of the accordion. */
export const loads = {
  more: async () => (code.more = await import('./deal.later.ts')),
  row: async () => (code.row = await import('./deal.accordion.ts')),
}
