/** The elements of a page by its HTML: each tag once, in the order of the document. */
export const elementsIn = (html: string): string[] => [
  ...new Set([...html.matchAll(/<(dp-[a-z\d-]+)(?=[\s/>])/g)].map(([, tag = '']) => tag)),
]
