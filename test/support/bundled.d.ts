/** Modules that build/bundled-tests.mjs makes. */

/** The code of every element by tag. */
declare module 'virtual:widgets' {
  export const widgets: Readonly<
    Record<string, Pick<import('../../src/element/define.ts').Widget, 'late' | 'messages'>>
  >
}
/** The text of every sheet of `src/`, by its file. */
declare module 'virtual:sheets' {
  export const sheets: Readonly<Record<string, string>>
}
/** A second instance of a module, as a second copy of the library brings it. */
declare module '*?copy'

/** Sets `window.axe`. */
declare module 'axe-core/axe.min.js'
