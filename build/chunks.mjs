import { built, virtualPrefix } from './entries.mjs'

const wrapperEntries = new Set(
  built.filter(({ wraps }) => wraps).map(({ tag }) => `\0${virtualPrefix}${tag}`),
)

const isLit = id => /\/node_modules\/(lit|lit-html|lit-element|@lit\/[\w-]+)\//.test(id)
/** The element whose first load is in a budget: the core chunk is what it needs of what others need too. */
const leanest = `\0${virtualPrefix}dp-quantity-selector`

/** Entries and lazily loaded modules that need a module, without a dynamic import on the way. */
function usersOf(id, moduleInfo) {
  const seen = new Set([id])
  for (const at of seen) {
    const { isEntry, importers } = moduleInfo(at)
    if (!isEntry) importers.forEach(one => seen.add(one))
  }
  return [...seen].map(moduleInfo).filter(one => one.isEntry || one.dynamicImporters.length > 0)
}

/** What reads the page's JSON: in one file, whoever else uses some of it. */
const isStateReader = id => /\/src\/page\/(page-state|scripts|fill)\.ts$/.test(id)

/** What only elements that make calls need. */
const isCalling = id => /\/src\/(client|contract)\/|\/src\/element\/calls\.ts$/.test(id)

/**
 * A page with one element loads dp.js, its entry and one to three chunks. lit is never in the core: it throws
 * where a page's trusted-types list does not name it. What an entry and lazy code both need is in a
 * chunk too: nothing may import an entry, which the loader asks for under another address after a failure.
 */
export function chunkOf(id, { getModuleInfo }) {
  if (isStateReader(id)) return 'page-state'
  // Answers and page state are judged by it, each without the other.
  if (id.endsWith('/src/contract/fits.ts')) return 'fits'
  // compat names the hooks, but only code that comes later uses them: rollup then sees where they belong.
  if (id.includes('/preact/hooks/')) return null
  const users = usersOf(id, getModuleInfo)
  const entries = users.filter(({ isEntry }) => isEntry).map(one => one.id)
  if (entries.length === 0 || entries.includes(id)) return null
  if (isLit(id)) return 'lit'
  if (users.length < 2) return id.endsWith('/src/element/wrap.ts') ? 'lit' : null
  if (entries.every(entry => wrapperEntries.has(entry))) return 'lit'
  if (entries.includes(leanest)) return 'core'
  // What one element and its own later code need: no other element is to load it.
  if (entries.length === 1) return `${entries[0].slice(`\0${virtualPrefix}`.length)}.own`
  if (isCalling(id)) return 'calls'
  // Apart from what only widgets share: a wrapper would load all of that for a few bytes.
  return entries.some(entry => wrapperEntries.has(entry)) ? 'basics' : 'shared'
}
