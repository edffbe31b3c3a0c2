import { root } from './project.mjs'

const ours = name => `globalThis[Symbol.for('dp-elements.${name}')]`

/** Puts the import of safe access to nodes before the module's own code. */
const importBuiltin = [/^/, `import { builtin, doc } from '${root}src/dom/builtin.ts'\n`]

/**
 * Replacements in the code of libraries. What they remove:
 * - Writes to the page: the library may have no global but window.dp and symbols, and patches no native (COR-094).
 * - Browser objects that an import needs, because servers import the code, too (COR-040).
 * - Natives that old pages remove or override (COR-096).
 * - What the page's markup can name: properties of the document, and globals that the browser lacks (COR-140).
 */
const rewrites = {
  'preact/dist/preact.mjs': [
    importBuiltin,
    [/=(\w+\.ownerDocument\|\|document)\b/g, '=builtin($1)'],
    [/\bqueueMicrotask\b/g, '(async run=>{await 0;run()})'],
    [/\.remove\(\)/g, '.replaceWith()'],
  ],
  'preact/compat/dist/compat.mjs': [
    importBuiltin,
    [/\bdocument\.createElement\b/g, 'doc.createElement'],
  ],
  'nanostores/atom/index.js': [[/globalThis\.nanostoresGlobal\b/g, ours('nanostoresGlobal')]],
  'lit-html/lit-html.js': [
    importBuiltin,
    [/\b\w\.litHtmlVersions\b/g, ours('litHtmlVersions')],
    [/=document,/g, '=doc,'],
    [/\.currentNode=\w,(?=\w\})/g, '.currentNode=globalThis.document,'],
    [/\.remove\(\)/g, '.replaceWith()'],
    [
      /\b(\w)\.createTreeWalker\(\1,/g,
      'globalThis.document&&$1.createTreeWalker(globalThis.document,',
    ],
    [/=(\w)\.trustedTypes\b/g, '=typeof $1.TrustedTypePolicyFactory=="function"&&$1.trustedTypes'],
    [/\b\w\.litHtmlPolyfillSupport\b/g, 'undefined'],
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
