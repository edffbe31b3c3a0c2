import { built, familyOf, virtualPrefix } from './entries.mjs'

/**
 * Chunks of the build:
 * - `core`: what a page with one quantity selector needs.
 * - `shared`: what else two tags need at first, or a tag or variant at first and another file later.
 * - `lit`: only for pages with a wrapper: lit, and what two wrappers need at first. `lit.late`: all that comes late for wrappers.
 *   Any other file of two kinds of elements would bring lit into pages without a wrapper.
 * - one file per tag, and one per variant that a tag is configured as.
 * - one file per tag for all that comes late. Small ones share a file of their family, or lie in `overlays` if that file
 *   would be too small.
 * - `overlays`: what two of the late files need, and what comes late for a quantity selector: it is on most
 *   pages, and may be alone there. It alone adopts controls, which the scripts of old themes change. Also parts that
 *   load late (`src/parts/NAME.late.tsx`).
 * - a file per family, for the family's own code that two of its files need. It also holds what else they need and no
 *   other family does. If that is little, it lies in `shared`.
 * - a file per pair of families, such as `bundles.gifts`, for what tags of both need at first and no other family does,
 *   if that is much. Pages of other families do not load it.
 * dp.js is a build of its own.
 */

/** The tag with the smallest page. What this tag shares with others goes into `core`. */
const leanest = `\0${virtualPrefix}dp-quantity-selector`
const isOfLeanest = name => leanest.endsWith(`dp-${name}`)
const isTag = id => id.startsWith(`\0${virtualPrefix}dp-`)

/**
 * Host code for some pages only: with page state or metrics (`shared`); or with a fault, without dp.css, or whose state
 * changes (`diagnose`).
 */
const hostFiles = [
  ['shared', /\/src\/(page\/(page-state|scripts|fill|turns|metrics)|contract\/fits)\.ts$/],
  [
    'diagnose',
    /\/src\/(element\/(diagnose|known-formats|misfit|reread|wording)|page\/(script|json|queue)-fault|rules\/secrets)\.ts$|\/src\/styles\/tokens\.css$/,
  ],
]
/** The chunk of host code for some pages only. */
const hostFileOf = id => hostFiles.find(([, files]) => files.test(id))?.[0]
const isLit = id => /\/node_modules\/(lit|lit-html)\/|\/element\/wrap\.ts$/.test(id)
const wrappers = new Set(
  built.filter(({ wraps }) => wraps).map(({ tag }) => `\0${virtualPrefix}${tag}`),
)
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

/**
 * Characters of code up to which a file of its own would be too small to ask for: late code of a tag, of a family, and
 * first code that a family or two families share.
 */
const small = { tag: 10_000, family: 5_000, first: 6_000 }

/** Family and name of the widget that a module belongs to. */
const widgetOf = id => /\/src\/widgets\/([\w-]+)\/([\w-]+)\//.exec(id)?.slice(1) ?? []
const isVariant = id => id.endsWith('.variant.ts')
/** The tag that needs a file at first: its entry, and each variant of it. */
const tagOf = id =>
  isVariant(id) ? `\0${virtualPrefix}dp-${widgetOf(id)[1]}` : isTag(id) ? id : undefined
/** Whether a module is a late file of a widget. Variants have files of their own. */
const isLate = (id, { getModuleInfo }) =>
  getModuleInfo(id).dynamicImporters.length > 0 && widgetOf(id).length > 0 && !isVariant(id)

const isOfWrapper = id => wrappers.has(isTag(id) ? id : `\0${virtualPrefix}dp-${widgetOf(id)[1]}`)

const lateSizes = new Map()
/** Characters of a widget's own code that only its late files need. */
function lateSize(family, name, api) {
  const folder = `/src/widgets/${family}/${name}/`
  if (!lateSizes.has(folder)) {
    const own = [...api.getModuleIds()].filter(
      id => id.includes(folder) && usersOf(id, api.getModuleInfo).every(one => isLate(one, api)),
    )
    lateSizes.set(
      folder,
      own.reduce((sum, id) => sum + (api.getModuleInfo(id).code?.length ?? 0), 0),
    )
  }
  return lateSizes.get(folder)
}

/** Characters of the late code that the small widgets of a family have together. Wrappers have a file of their own. */
function smallSize(family, api) {
  const widgets = [...api.getModuleIds()].filter(id => !isOfWrapper(id)).map(widgetOf)
  const inFamily = widgets.filter(([name]) => name === family)
  const names = new Set(inFamily.map(([, name]) => name).filter(name => !isOfLeanest(name)))
  const sizes = [...names].map(name => lateSize(family, name, api))
  return sizes.filter(size => size <= small.tag).reduce((sum, size) => sum + size, 0)
}

/** A part that loads late, for widgets of several families. */
const isLatePart = id => /\/src\/parts\/[\w-]+\.late\.tsx$/.test(id)

/** The file of an entry or of a lazily loaded module. */
function fileOf(id, api) {
  if (isLatePart(id)) return 'overlays'
  if (!isLate(id, api)) return id
  const [family, name] = widgetOf(id)
  if (isOfWrapper(id)) return 'lit.late'
  if (isOfLeanest(name)) return 'overlays'
  if (lateSize(family, name, api) > small.tag) return `${name}.late`
  return smallSize(family, api) > small.family ? `${family}.late` : 'overlays'
}

/** The files that need a module, by what is asked for: entries and late files. */
const filesOf = (id, api) => new Set(usersOf(id, api.getModuleInfo).map(one => fileOf(one, api)))

/**
 * The name of the one family, or of the two, whose files need a module. Two families count only for what a tag needs at
 * first.
 */
function groupOf(id, api) {
  const users = usersOf(id, api.getModuleInfo)
  const families = [...new Set(users.map(ownerOf))].sort()
  if (families.includes(undefined)) return undefined
  if (families.length === 1) return families[0]
  return families.length === 2 && users.some(tagOf) ? families.join('.') : undefined
}

// compat names the hooks, but only late files use them. Themes concern elements that adopt a control.
const isOverlay = id =>
  /\/preact\/hooks\/|\/src\/element\/(themes|follow-control|light-fields)\.ts$/.test(id)

/**
 * Where a module belongs: in a chunk (`name`), or in that of its `group` if the group has one. name null: the module
 * stays in the only file that needs it.
 */
function placeOf(id, api) {
  const { getModuleInfo } = api
  const hostFile = hostFileOf(id)
  if (hostFile) return { name: hostFile }
  if (isOverlay(id)) return { name: 'overlays' }
  if (getModuleInfo(id).isEntry) return { name: null }
  if (isLit(id)) return { name: 'lit' }
  const users = usersOf(id, getModuleInfo)
  const files = filesOf(id, api)
  const isLazy = one => isLatePart(one) || isLate(one, api)
  if (files.size < 2) return { name: users.some(isLazy) ? [...files][0] : null }
  if (users.includes(leanest)) return { name: 'core' }
  if (users.every(isOfWrapper)) return { name: 'lit' }
  const isFirst = users.some(one => tagOf(one) || hostFileOf(one) === 'shared')
  return { name: isFirst ? 'shared' : 'overlays', group: groupOf(id, api) }
}

const groupSizes = new Map()
/** Characters of all modules of a group. */
function groupSize(group, api) {
  if (groupSizes.size === 0) {
    for (const id of api.getModuleIds()) {
      const of = placeOf(id, api).group
      const size = api.getModuleInfo(id).code?.length ?? 0
      if (of) groupSizes.set(of, (groupSizes.get(of) ?? 0) + size)
    }
  }
  return groupSizes.get(group) ?? 0
}

/** The chunk of a module. null: the module stays in the only file that needs it. */
export function chunkOf(id, api) {
  const { group, name } = placeOf(id, api)
  return group && groupSize(group, api) > small.first ? group : name
}
