import { built } from '../build/entries.mjs'
import { bytesOf, distFiles, type DistFile } from './dist-files.ts'
import type { Figure } from './figures.ts'
import { ownersOf, type Owners } from './owners.ts'
import { nameOf } from './page-files.ts'
import { finders, latency, loadSamples, stripe, type Loaded } from './sample-pages.ts'
import { roundsOf, type LoadedScript } from './scripts-loaded.ts'

/**
 * A page with one quantity selector. 512 B above 16 KiB: the order of names alone moves what brotli makes of the same code
 * by 40 B, and writing small numbers without Intl takes 90 B, but saves 12 ms. The rest is room, so that nobody has to
 * bend a change of the core for a few bytes.
 */
export const firstPage = { bytes: 16 * 1024 + 512, files: 3 }
/** Budget for an element's own first code. Flagships do more than other elements. */
const ownBudget = 8 * 1024
const flagshipBudget = 12 * 1024
const flagships = new Set([
  'dp-fitment-stripe',
  'dp-delivery-calendar',
  'dp-service-offer',
  'dp-fresh-cart',
  'dp-create-list',
])
/** Below this size, a request costs more than its content. */
const smallFile = 1024

const litSource = /\/node_modules\/(lit|lit-html|lit-element|@lit)\//
const hasLit = ({ sources }: DistFile) => sources.some(source => litSource.test(source))
const hasDOMPurify = ({ sources }: DistFile) =>
  sources.some(source => source.includes('/node_modules/dompurify/'))

const listed = (files: readonly DistFile[]): string =>
  files.map(({ path, bytes }) => `${nameOf(path)} ${bytes}`).join(' + ')

const without = (files: readonly DistFile[], known: readonly DistFile[]) =>
  files.filter(file => !known.includes(file))

/** Files of the build that a page has loaded. */
type FilesIn = (path: string) => readonly DistFile[]

function roundFigure(scripts: readonly LoadedScript[] = []): Figure {
  const what = '  rounds after the page'
  return { what, reached: roundsOf(scripts), unit: '', atMost: 1, note: `at ${latency} ms latency` }
}

function selectorFigures(filesIn: FilesIn, all: Loaded): Figure[] {
  const files = filesIn('/adopting')
  const added = without(filesIn('/configured'), files)
  return [
    {
      what: 'one quantity selector: all JavaScript',
      reached: bytesOf(files),
      unit: 'B',
      atMost: firstPage.bytes,
      note: listed(files),
    },
    { what: '  files', reached: files.length, unit: '', atMost: firstPage.files },
    roundFigure(all.get('/adopting')),
    {
      what: 'configured by page state, in addition',
      reached: bytesOf(added),
      unit: 'B',
      note: listed(added),
    },
    roundFigure(all.get('/configured')),
  ]
}

/** What each element loads of its own before any touch, alone in a page. */
function ownFigures(filesIn: FilesIn, owners: Owners): Figure[] {
  const figures = built.map(({ tag }): Figure => {
    const own = filesIn(`/${tag}`).filter(({ path }) => owners.get(path) === tag)
    return {
      what: `${tag}: own first code`,
      reached: bytesOf(own),
      unit: 'B',
      atMost: flagships.has(tag) ? flagshipBudget : ownBudget,
      note: listed(own),
    }
  })
  const first = built.flatMap(({ tag }) => filesIn(`/${tag}`))
  const shared = [...new Set(first)].filter(({ path }) => !owners.has(path))
  const what = 'what elements share, all pages with one of them together'
  return [...figures, { what, reached: bytesOf(shared), unit: 'B', note: listed(shared) }]
}

const finderFigures = (filesIn: FilesIn, owners: Owners): Figure[] =>
  finders.map(name => {
    const added = without(filesIn(`/finder/${name}`), filesIn('/finder/text'))
    const own = added.filter(({ path }) => owners.get(path) === stripe)
    const what = `${stripe} with the ${name} finder, in addition`
    return { what, reached: bytesOf(own), unit: 'B', atMost: ownBudget, note: listed(own) }
  })

/** What only some pages may load: lit with a wrapper, DOMPurify in a browser without a sanitizer of its own. */
function rareFigures(filesIn: FilesIn, paths: readonly string[]): Figure[] {
  const wrappers = built.filter(({ wraps }) => wraps).map(({ tag }) => `/${tag}`)
  const [wrapped] = wrappers
  const lit = wrapped ? filesIn(wrapped).filter(hasLit) : []
  const plain = paths.filter(path => !wrappers.includes(path)).flatMap(filesIn)
  const none = { unit: 'B', atMost: 0 }
  return [
    { what: 'lit, in a page with a wrapper', reached: bytesOf(lit), unit: 'B' },
    { ...none, what: 'lit, in all pages without one', reached: bytesOf(plain.filter(hasLit)) },
    {
      ...none,
      what: 'DOMPurify, in a browser with a sanitizer of its own',
      reached: bytesOf(paths.flatMap(filesIn).filter(hasDOMPurify)),
    },
  ]
}

/** Entries may be small, because the loader asks for them by tag. So may the loader. Chunks may not. */
function smallFigures(files: readonly DistFile[]): Figure[] {
  const small = files.filter(({ bytes }) => bytes < smallFile)
  const chunks = small.filter(({ path }) => path.includes('/chunks/'))
  const what = `files below ${smallFile} B, of ${files.length}`
  return [
    { what, reached: small.length, unit: '' },
    { what: '  chunks among them', reached: chunks.length, unit: '', atMost: 0 },
  ]
}

/** Measures what a page loads for its elements, in Chromium. */
export async function sizes(): Promise<Figure[]> {
  const files = distFiles()
  const owners = ownersOf(
    files,
    built.map(({ tag }) => tag),
  )
  const all = await loadSamples()
  const filesIn: FilesIn = path =>
    (all.get(path) ?? []).flatMap(script => files.get(script.path) ?? [])
  return [
    ...selectorFigures(filesIn, all),
    ...ownFigures(filesIn, owners),
    ...finderFigures(filesIn, owners),
    ...rareFigures(filesIn, [...all.keys()]),
    ...smallFigures([...files.values()]),
  ]
}
