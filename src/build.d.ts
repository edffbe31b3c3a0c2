/** The version of package.json. */
declare const __VERSION__: string

/** What the loader has to know of the elements, derived from the descriptors. */
declare module 'virtual:tags' {
  export const tags: readonly string[]
  /** Request events to the tags that answer them (COR-116). */
  export const requests: Readonly<Record<string, readonly string[]>> | null
}
/** `virtual:dp-deal-box` defines that tag. */
declare module 'virtual:dp-*'
/** Defines every tag. */
declare module 'virtual:all'
