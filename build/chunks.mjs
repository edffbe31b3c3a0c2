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

/** Entries that lead to a module in any way: what else may load it than the element itself. */
function homesOf(id, moduleInfo) {
  const seen = new Set([id])
  for (const at of seen) {
    const { importers, dynamicImporters } = moduleInfo(at)
    for (const one of [...importers, ...dynamicImporters]) seen.add(one)
  }
  return [...seen].filter(one => moduleInfo(one).isEntry)
}

/** What an element needs at first, and its later code too, but no other element. */
const isKept = (id, users, moduleInfo) =>
  users.length > 1 &&
  users.filter(({ isEntry }) => isEntry).length === 1 &&
  homesOf(id, moduleInfo).length === 1

/** Whether an element keeps some of its code for what it loads later. */
function keeps(entry, moduleInfo) {
  const seen = new Set(moduleInfo(entry).importedIds)
  for (const at of seen) for (const one of moduleInfo(at).importedIds) seen.add(one)
  return [...seen].some(id => isKept(id, usersOf(id, moduleInfo), moduleInfo))
}

/** What views that come later use together: of files for each, the first press would ask for a dozen. */
const together = [
  [
    'styled',
    /\/src\/(parts\/styled\.tsx|styles\/(add-styles\.ts|icon-button\.css)|parts\/icons\/close\.ts)$/,
  ],
  ['popover', /\/src\/(parts\/popover\.(tsx|css)|overlay\/(position|throttle|auto-close)\.ts)$/],
  ['overlay', /\/src\/(parts\/(layer\.(ts|css)|close-button\.tsx)|overlay\/\w)/],
]

/** What reads the page's JSON: in one file, whoever else uses some of it. */
const isStateReader = id => /\/src\/page\/(page-state|scripts|fill)\.ts$/.test(id)

/** Characters of a module, compiled, up to which a file of its own would cost more than it spares. */
const small = 400

/** What only elements that make calls need. */
const isCalling = id => /\/src\/(client|contract)\/|\/src\/element\/calls\.ts$/.test(id)

/**
 * A page with one element loads dp.js, its entry and one to three chunks. lit is never in the core: it throws
 * where a page's trusted-types list does not name it. What an entry and lazy code both need is in a
 * chunk too: nothing may import an entry, which the loader asks for under another address after a failure.
 */
export function chunkOf(id, { getModuleInfo }) {
  if (isStateReader(id)) return 'page-state'
  // The inspector uses it, and what warns: nothing that a page loads at first.
  if (id.endsWith('/src/rules/secrets.ts')) return 'secrets'
  // Answers and page state are judged by it, each without the other.
  if (id.endsWith('/src/contract/fits.ts')) return 'fits'
  // compat names the hooks, but only code that comes later uses them: rollup then sees where they belong.
  if (id.includes('/preact/hooks/')) return null
  const users = usersOf(id, getModuleInfo)
  const entries = users.filter(({ isEntry }) => isEntry).map(one => one.id)
  if (entries.length === 0) return together.find(([, files]) => files.test(id))?.[0] ?? null
  if (entries.includes(id)) return null
  if (isLit(id)) return 'lit'
  if (id.endsWith('/src/element/wrap.ts')) return 'lit'
  const [first] = entries
  const tag = first.slice(`\0${virtualPrefix}`.length)
  if (users.length < 2) {
    // With what the element keeps for its later code: one file compresses better than two.
    return first !== leanest && keeps(first, getModuleInfo) ? `${tag}.own` : null
  }
  // Nor may what a widget needs later: it would bring lit along.
  if (homesOf(id, getModuleInfo).every(home => wrapperEntries.has(home))) return 'lit'
  if (entries.includes(leanest)) return 'core'
  if (isKept(id, users, getModuleInfo)) return `${tag}.own`
  // What one element needs at first, and others only later.
  if (entries.length === 1 && getModuleInfo(id).code.length > small) return `${tag}.shared`
  if (isCalling(id)) return 'calls'
  // Apart from what only widgets share: a wrapper would load all of that for a few bytes.
  return entries.some(entry => wrapperEntries.has(entry)) ? 'basics' : 'shared'
}
