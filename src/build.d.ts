/** The version of package.json. */
declare const __VERSION__: string

/** Each request event with the tags that answer it, derived from the descriptors (COR-116). */
declare module 'virtual:requests' {
  export const requests: Readonly<Record<string, readonly string[]>>
}
/** Every event that elements send or hear, which shipped descriptors do not name. */
declare module 'virtual:events' {
  export const events: readonly string[]
}
/** By tag whose room in `dp.css` is `--_room`: the attributes by which `dp.css` knows its configurations. */
declare module 'virtual:rooms' {
  export const rooms: Readonly<Record<string, readonly string[]>>
}
/** Every state that an element may have, which shipped descriptors do not name. */
declare module 'virtual:states' {
  export const states: readonly string[]
}
/** By tag: imports the module that defines the tag, also that of `<dp-inspector>`. */
declare module 'virtual:modules' {
  export const modules: Readonly<Record<string, () => Promise<unknown>>>
}
/** `virtual:dp-deal-box` defines that tag. */
declare module 'virtual:dp-*'
/** Defines every tag. */
declare module 'virtual:all'
