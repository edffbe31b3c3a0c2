/** Modules that build/bundled-tests.mjs makes. */

/** The code of every element by tag. */
declare module 'virtual:widgets' {
  export const widgets: Readonly<
    Record<string, Pick<import('../../src/element/define.ts').Widget, 'late' | 'messages'>>
  >
}
/** A second instance of a module, as a second copy of the library brings it. */
declare module '*?copy'
