import { ancestors, attribute, offsetOf, type Element } from '../html.ts'
import type { Page } from '../page.ts'
import { misplacedMeta } from '../../../src/element/wording.ts'
import { error, type Problems } from '../problem.ts'

/** Tags that the parser moves in front of a table: in the tree before the table, in the text after its start. */
function* moved({ moving }: Page): Problems {
  const before: Element[] = []
  for (const element of moving) {
    if (element.tagName !== 'table') {
      before.push(element)
      continue
    }
    for (
      let last = before.at(-1);
      last && offsetOf(last) > offsetOf(element);
      last = before.at(-1)
    ) {
      before.pop()
      yield error(
        'placement',
        offsetOf(last),
        `<${last.tagName}> is directly in a table: put it into a cell; browsers move it in front of the table`,
      )
    }
  }
}

/** Tags that the parser drops, or turns into SVG or MathML, where no custom element works. */
function* lost({ moving, foreign, written }: Page): Problems {
  const kept = new Set([...moving, ...foreign].map(one => offsetOf(one)))
  for (const { tagName, location } of written.opened) {
    const offset = location?.startOffset ?? 0
    if (kept.has(offset)) continue
    const told = `browsers drop <${tagName}> here: put the tag around the <select>, not inside`
    yield error('placement', offset, told)
  }
  for (const element of foreign) {
    const told = `<${element.tagName}> does nothing in SVG or MathML: put the tag into HTML`
    yield error('placement', offsetOf(element), told)
  }
}

const lastTag = /<\/?([a-z][\w-]*)/iy

/** The tag that made the parser close an element too early. */
function closerOf(element: Element, text: string): string {
  lastTag.lastIndex = element.sourceCodeLocation?.endOffset ?? 0
  const [tag] = lastTag.exec(text) ?? []
  return tag ? `${tag}>` : 'the end'
}

/** Tags that the parser closes before their end tag, or that have no end tag. */
function* unclosed({ text, moving, written, isWhole }: Page): Problems {
  const ends = new Set(moving.map(one => one.sourceCodeLocation?.endTag?.startOffset))
  const stray = written.closed.filter(({ location }) => !ends.has(location?.startOffset))
  const slashed = new Set(
    written.opened.filter(one => one.selfClosing).map(({ location }) => location?.startOffset),
  )
  for (const element of moving) {
    const { tagName, sourceCodeLocation: location } = element
    if (tagName === 'table' || location?.endTag) continue
    const offset = offsetOf(element)
    const at = stray.findIndex(
      one => one.tagName === tagName && (one.location?.startOffset ?? 0) > offset,
    )
    if (slashed.has(offset)) {
      yield error(
        'placement',
        offset,
        `<${tagName} /> is not closed by its slash: write </${tagName}>; otherwise the rest of the page becomes its content`,
      )
    } else if (at >= 0) {
      stray.splice(at, 1)
      const closer = closerOf(element, text)
      yield error(
        'placement',
        offset,
        `<${tagName}> is split by ${closer}: write </${tagName}> before ${closer}${whyOf(element, closer)}`,
      )
    } else if (isWhole) {
      yield error(
        'placement',
        offset,
        `<${tagName}> is not closed: write </${tagName}>; otherwise the rest of the page becomes its content`,
      )
    }
  }
}

/** A block ends the paragraph around the tag, and the tag with it. */
const whyOf = (element: Element, closer: string): string =>
  /^<\w/.test(closer) && [...ancestors(element)].some(({ tagName }) => tagName === 'p')
    ? `; a <p> cannot contain ${closer}`
    : ''

function* uncounted({ misplacedMetas }: Page): Problems {
  for (const element of misplacedMetas) {
    yield error('placement', offsetOf(element), misplacedMeta(attribute(element, 'name') ?? ''))
  }
}

/** Finds tags that the parser moves, drops or splits, and metas that do not count. */
export function* placement(page: Page): Problems {
  yield* moved(page)
  yield* lost(page)
  yield* unclosed(page)
  yield* uncounted(page)
}
