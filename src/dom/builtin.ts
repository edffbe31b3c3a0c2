/** Not a node, so that TypeScript refuses it where the browser needs the node itself. */
export type Builtin<N> = Omit<N, 'nodeType'>

/**
 * Reads a node by its class, because the page's markup can hide properties. After `<img name="body">`, `document.body`
 * is the image. `<input name="submit">` hides the method of its form. Use it for the document, for forms, and for each
 * node of the page that may be either (COR-140). null: the document.
 */
export const builtin = <N extends object>(node: N | null): Builtin<N> =>
  new Proxy({} as Builtin<N>, {
    get(_, name) {
      const owner = node ?? document
      const value: unknown = Reflect.get(Object.getPrototypeOf(owner), name, owner)
      return typeof value === 'function'
        ? (...given: unknown[]) => value.apply(owner, given)
        : value
    },
  })

/** The document. On a server there is none, and nothing reads it. */
export const doc = builtin<Document>(null)
