/** The version of package.json. */
declare const __VERSION__: string

/** Tags that answer request events, derived from the descriptors (COR-116). */
declare module 'virtual:takers' {
  export const takers: readonly string[]
}
/** Request events to the tags that answer them. */
declare module 'virtual:requests' {
  export const requests: Readonly<Record<string, readonly string[]>>
}
/** Every event that elements send or hear, which shipped descriptors do not name. */
declare module 'virtual:events' {
  export const events: readonly string[]
}
/** `virtual:dp-deal-box` defines that tag. */
declare module 'virtual:dp-*'
/** Defines every tag. */
declare module 'virtual:all'
