import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Eta } from 'eta'
import { describeLibrary } from '../../build/derived/description.mjs'
import { conditionOf } from '../../build/derived/words.mjs'
import { kebab } from '../../src/element/blueprint.ts'
import { foundIn } from './found.ts'
import { foundInGuides, guides, type Guide } from './guides.ts'
import { pictureOf, type Picture } from './pictures.ts'

/** The pages of the catalogue, as static files. All content comes from the descriptors. */

type Library = Awaited<ReturnType<typeof describeLibrary>>
type Element = Library['elements'][number]
type Sizes = Readonly<Record<string, { own: number; shared: number }>>

const templates = new Eta({
  views: fileURLToPath(new URL('templates', import.meta.url)),
  autoEscape: true,
  cache: true,
})

export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

const sectionsOf = ({ form, calls }: Element) => [
  { id: 'try', label: 'Try it' },
  { id: 'fields', label: 'Fields' },
  { id: 'events', label: 'Events' },
  { id: 'states', label: 'States' },
  { id: 'style', label: 'Looks' },
  ...(form.length > 0 ? [{ id: 'form', label: 'Form fields' }] : []),
  ...(calls.length > 0 ? [{ id: 'calls', label: 'Calls' }] : []),
  { id: 'access', label: 'Keyboard' },
  { id: 'messages', label: 'Messages' },
]

interface Drawn {
  elements: readonly (Element & { size: Sizes[string]; cover?: Picture })[]
}

function pageOf(element: Element, library: Library & Drawn, size: Sizes[string]): string {
  const states = element.states.map(state => ({
    ...state,
    picture: pictureOf(element.name, state.name),
  }))
  return templates.render('./element', {
    title: `<${element.tag}> – ${library.name}`,
    about: element.about,
    name: element.name,
    script: `scripts/${element.name}.js`,
    library,
    guides,
    element: {
      ...element,
      states,
      size,
      texts: Object.entries(element.texts),
    },
    sections: sectionsOf(element),
    conditionOf,
    kilobytes,
    kebab: (name: string) => `data-${kebab(name)}`,
    json: (value: unknown) => JSON.stringify(value),
  })
}

const guidePage = ({ name, title, html }: Guide, library: Library & Drawn): string =>
  templates.render('./guide', {
    title: `${title} – ${library.name}`,
    about: title,
    name,
    html,
    library,
    guides,
  })

const headLines = `<link rel="stylesheet" href="/dist/dp.css">
<script src="/dist/dp.js" defer></script>`

/** How large a picture shows on a card. A card is twice as wide as high. */
const showing = ({ width, height }: Picture) =>
  Math.min(width / 2, height) ** 2 / Math.max(width / 2, height)

const sheets = ['catalog.css', 'frame.css']
const textOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))

/** All text files of the catalogue, by path. `dist`: the built library. */
export async function catalogueFiles(dist: string): Promise<Record<string, string>> {
  const described = await describeLibrary()
  const sizes: Sizes = existsSync(`${dist}sizes.json`) ? readJson(`${dist}sizes.json`) : {}
  const elements = described.elements.map(element => {
    const pictures = element.states.flatMap(({ name }) => pictureOf(element.name, name) ?? [])
    const [cover] = pictures.toSorted((a, b) => showing(b) - showing(a))
    const size = sizes[element.tag] ?? { own: 0, shared: 0 }
    return { ...element, size, ...(cover && { cover }) }
  })
  const library = { ...described, elements }
  const index = templates.render('./index', {
    title: `${library.name} – catalogue`,
    about: library.about,
    library,
    guides,
    headLines,
    kilobytes,
  })
  const pages = elements.map(element => [
    `${element.name}.html`,
    pageOf(element, library, element.size),
  ])
  return {
    'index.html': index,
    ...Object.fromEntries(pages),
    ...Object.fromEntries(guides.map(guide => [`${guide.name}.html`, guidePage(guide, library)])),
    'search.json': JSON.stringify([...foundIn(library), ...foundInGuides()]),
    ...Object.fromEntries(sheets.map(name => [name, textOf(name)])),
  }
}
