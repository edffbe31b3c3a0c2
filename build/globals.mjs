const ours = name => `globalThis[Symbol.for('dp-elements.${name}')]`

/**
 * Replacements in the code of libraries. They remove three things:
 * - Writes to the page: the library may have no global but window.dp and symbols, and patches no native (COR-094).
 * - Browser objects that an import needs, because servers import the code, too (COR-040).
 * - Natives that old pages remove or override (COR-096).
 */
const rewrites = {
  'preact/dist/preact.mjs': [
    [/\bqueueMicrotask\b/g, '(async run=>{await 0;run()})'],
    [/\.remove\(\)/g, '.replaceWith()'],
  ],
  'nanostores/atom/index.js': [[/globalThis\.nanostoresGlobal\b/g, ours('nanostoresGlobal')]],
  'lit-html/lit-html.js': [
    [/\b\w\.litHtmlVersions\b/g, ours('litHtmlVersions')],
    [/=document,/g, '=globalThis.document,'],
    [/\.remove\(\)/g, '.replaceWith()'],
    [/\b(\w)\.createTreeWalker\(\1,/g, '$1?.createTreeWalker($1,'],
  ],
  'lit-element/lit-element.js': [[/\b\w\.litElementVersions\b/g, ours('litElementVersions')]],
  '@lit/reactive-element/reactive-element.js': [
    [/\b\w\.reactiveElementVersions\b/g, ours('reactiveElementVersions')],
    [/\b(?:\w\.)?litPropertyMetadata\b/g, ours('litPropertyMetadata')],
    // Only decorators need Symbol.metadata, and they also work without it.
    [/\bSymbol\.metadata\s*\?\?=\s*Symbol\("metadata"\)/g, 'undefined'],
    [/\bextends HTMLElement\b/g, 'extends(globalThis.HTMLElement??Object)'],
  ],
}

/** Applies the replacements to a library's module. null: the module has none. */
export function renameGlobals(code, id) {
  const file = Object.keys(rewrites).find(one => id.endsWith(`/node_modules/${one}`))
  if (!file) return null
  return rewrites[file].reduce((text, [pattern, replacement]) => {
    if (text.search(pattern) < 0) throw new Error(`${id} no longer has ${pattern}: see globals.mjs`)
    return text.replace(pattern, replacement)
  }, code)
}

export const globals = () => ({
  name: 'globals',
  transform(code, id) {
    const renamed = renameGlobals(code, id)
    return renamed && { code: renamed, map: null }
  },
})
