import { familyOf, virtualPrefix } from './entries.mjs'

/**
 * Chunks of the build:
 * - `core`: what a page with one quantity selector needs.
 * - `shared`: what else two tags need at first.
 * - `lit`: only for pages with a wrapper.
 * - one file per tag, and one per late file.
 * - `overlays`: what two late files need.
 * - a file per family, for the family's own code that two of its files need.
 * dp.js is a build of its own.
 */

/** The tag with the smallest page. What this tag shares with others goes into `core`. */
const leanest = `\0${virtualPrefix}dp-quantity-selector`
const isTag = id => id.startsWith(`\0${virtualPrefix}dp-`)

/** Host code for some pages only: with page state or metrics (`shared`), or with a fault (`diagnose`). */
const hostFiles = [
  [
    'shared',
    /\/src\/(page\/(page-state|scripts|fill|metrics)|element\/reread|contract\/fits)\.ts$/,
  ],
  [
    'diagnose',
    /\/src\/(element\/(diagnose|wording)|page\/(script|json)-fault|rules\/secrets)\.ts$/,
  ],
]
/** The chunk of host code for some pages only. */
const hostFileOf = id => hostFiles.find(([, files]) => files.test(id))?.[0]
const isLit = id =>
  /\/node_modules\/(lit|lit-html|lit-element|@lit\/[\w-]+)\/|\/element\/wrap\.ts$/.test(id)
/** The family to which a module belongs. */
const ownerOf = id =>
  isTag(id)
    ? familyOf({ tag: id.slice(1 + virtualPrefix.length) })
    : /\/src\/(?:widgets|contract)\/([\w-]+)\//.exec(id)?.[1]

/** Entries and lazily loaded modules that need a module without a dynamic import in between. */
function usersOf(id, moduleInfo) {
  const seen = new Set([id])
  for (const at of seen) {
    const { isEntry, importers } = moduleInfo(at)
    if (!isEntry) importers.forEach(one => seen.add(one))
  }
  return [...seen].filter(
    one => moduleInfo(one).isEntry || moduleInfo(one).dynamicImporters.length > 0,
  )
}

/** The chunk of a module. null: the module stays in the only file that needs it. */
export function chunkOf(id, { getModuleInfo }) {
  const hostFile = hostFileOf(id)
  if (hostFile) return hostFile
  // compat names the hooks, but only late files use them: rollup sees that where nobody tells it a chunk.
  if (id.includes('/preact/hooks/')) return null
  const users = usersOf(id, getModuleInfo)
  if (users.includes(id) && getModuleInfo(id).isEntry) return null
  if (isLit(id)) return 'lit'
  if (users.length < 2) return null
  if (users.includes(leanest)) return 'core'
  const family = ownerOf(id)
  if (family && users.every(one => ownerOf(one) === family)) return family
  return users.some(one => isTag(one) || hostFileOf(one) === 'shared') ? 'shared' : 'overlays'
}
