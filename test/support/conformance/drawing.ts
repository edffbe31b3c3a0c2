import { fixtureCleanup } from '@open-wc/testing'
import type { Descriptor } from '../../../src/element/describe.ts'
import { pageState } from '../../../src/page/state.ts'
import { drawn, nameOf } from '../deep.ts'
import type { View } from '../examples.ts'
import { trailsIn, type Trail } from './arrows.ts'
import { givenIn, hearAnswers, type Given } from './given.ts'
import { boxesIn, type Boxes } from './mirrored.ts'
import { within } from './story.ts'
import { arabicTexts } from './texts.ts'

/** What an element draws in pages in other languages than English. */

interface Run {
  words: string
  /** Where the words are. */
  of: string
  /** Inside bdi: the number of a model or part, and other text by other people. */
  isForeign: boolean
  node: Element
}

export interface Drawing {
  runs: Run[]
  /** Texts from the page, the shopper and the store. */
  given: Given
  boxes: Boxes
  /** Where arrow keys lead. */
  trails: Trail[]
  /** Errors on the way. */
  faults: string[]
}

/** A select draws its options. */
const shows = (node: Element): boolean =>
  (node.closest('select') ?? node).checkVisibility({ visibilityProperty: true })

const labels = ['alt', 'aria-label', 'aria-valuetext', 'placeholder', 'title'] as const

function* runsOf(node: Element): Generator<Run> {
  for (const name of labels) {
    const words = node.getAttribute(name)
    if (words) yield { words, of: `${name} of ${nameOf(node)}`, isForeign: false, node }
  }
  for (const child of node.childNodes) {
    const { nodeType, textContent } = child
    if (nodeType === Node.TEXT_NODE && textContent?.trim()) {
      yield { words: textContent, of: nameOf(node), isForeign: !!node.closest('bdi'), node }
    }
  }
}

/** All visible words in shadow roots. */
const drawnRuns = (root: ParentNode): Run[] =>
  [...drawn(root)]
    .filter(node => node.localName !== 'style' && shows(node))
    .flatMap(node => [...runsOf(node)])

/** What stands in the page's own fields: a wrapper may have written it. */
const valuesIn = (root: ParentNode): Run[] =>
  [...root.querySelectorAll<HTMLInputElement>('input, textarea')].map(node => ({
    words: node.value,
    of: `value of ${nameOf(node)}`,
    isForeign: true,
    node,
  }))

const runsIn = (root: ParentNode, { wraps }: Descriptor): Run[] => [
  ...drawnRuns(root),
  ...(wraps ? valuesIn(root) : []),
]

const pages = {
  german: { lang: 'de', dir: 'ltr', before: () => '' },
  arabic: { lang: 'ar-EG', dir: 'rtl', before: arabicTexts },
} as const
export type PageName = keyof typeof pages

/** Shows a view in a page in this language, and then runs `live`. */
async function inPage(
  name: PageName,
  descriptor: Descriptor,
  view: View,
  live: (host: HTMLElement) => Promise<string[]>,
): Promise<string[]> {
  const { documentElement: root } = document
  const { dir, lang } = root
  const page = pages[name]
  fixtureCleanup()
  pageState()?.forgetMessages()
  Object.assign(root, { dir: page.dir, lang: page.lang })
  try {
    const html = page.before(descriptor) + view.example.html
    const written = { ...view, example: { ...view.example, html } }
    return await within(descriptor, written, live)
  } finally {
    fixtureCleanup()
    pageState()?.forgetMessages()
    Object.assign(root, { dir, lang })
  }
}

/** Number of loaded code files. */
const codeLoaded = () =>
  performance.getEntriesByType('resource').filter(({ name }) => /\.tsx?$/.test(name)).length

async function drawOnce(name: PageName, descriptor: Descriptor, view: View): Promise<Drawing> {
  const answers = hearAnswers()
  const drawing: Drawing = {
    runs: [],
    given: givenIn(view, []),
    boxes: new Map(),
    trails: [],
    faults: [],
  }
  try {
    drawing.faults = await inPage(name, descriptor, view, async () => {
      drawing.runs = runsIn(document.body, descriptor)
      drawing.boxes = boxesIn(document.body)
      // Last: the keys may change what is drawn.
      drawing.trails = await trailsIn(document.body, pages[name].dir)
      return []
    })
    drawing.given = givenIn(view, await answers.data())
    return drawing
  } finally {
    answers.end()
  }
}

/** Draws again while code has loaded, because the code may have come too late. */
async function draw(...args: Parameters<typeof drawOnce>): Promise<Drawing> {
  const before = codeLoaded()
  const drawing = await drawOnce(...args)
  return codeLoaded() > before ? draw(...args) : drawing
}

const drawings = new Map<string, Promise<Drawing>>()

/** Returns the drawing of a view in this page. Drawn once for all tests. */
export function drawingOf(name: PageName, descriptor: Descriptor, view: View): Promise<Drawing> {
  const key = `${name} ${descriptor.tag} ${view.title}`
  let drawing = drawings.get(key)
  if (!drawing) drawings.set(key, (drawing = draw(name, descriptor, view)))
  return drawing
}
