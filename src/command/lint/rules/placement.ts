import { ancestors, offsetOf, type Element } from '../html.ts'
import type { Page } from '../page.ts'
import { error, type Problems } from '../problem.ts'

/** Put in front of a table: in the tree before it, in the text behind its start. */
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
        `<${last.tagName}> stands directly in a table: expected a cell around it; browsers move it in front of the table`,
      )
    }
  }
}

/** Left out by the parser, or made a node of SVG or MathML, which no element can be. */
function* lost({ moving, foreign, written }: Page): Problems {
  const kept = new Set([...moving, ...foreign].map(one => offsetOf(one)))
  for (const { tagName, location } of written.opened) {
    const offset = location?.startOffset ?? 0
    if (kept.has(offset)) continue
    const told = `<${tagName}> is left out by browsers where it stands`
    yield error('placement', offset, `${told}: expected it around the <select>, not inside`)
  }
  for (const element of foreign) {
    const told = `<${element.tagName}> stands in SVG or MathML`
    yield error(
      'placement',
      offsetOf(element),
      `${told}: expected it in HTML; there it does nothing`,
    )
  }
}

const lastTag = /<\/?([a-z][\w-]*)/iy

/** The tag by which the parser closed an element that it was not asked to close. */
function closerOf(element: Element, text: string): string {
  lastTag.lastIndex = element.sourceCodeLocation?.endOffset ?? 0
  const [tag] = lastTag.exec(text) ?? []
  return tag ? `${tag}>` : 'the end'
}

/** Closed by the parser before its end tag, or without any. */
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
        `<${tagName} /> is not closed by its slash: expected </${tagName}>; what follows becomes its content`,
      )
    } else if (at >= 0) {
      stray.splice(at, 1)
      const closer = closerOf(element, text)
      yield error(
        'placement',
        offset,
        `<${tagName}> is split: expected </${tagName}> before ${closer}, which closes it${inParagraph(element)}`,
      )
    } else if (isWhole) {
      yield error(
        'placement',
        offset,
        `<${tagName}> is not closed: expected </${tagName}>; what follows becomes its content`,
      )
    }
  }
}

const inParagraph = (element: Element): string =>
  [...ancestors(element)].some(({ tagName }) => tagName === 'p')
    ? ', since a <p> around it cannot hold that'
    : ''

/** Tags that the parser moves, leaves out or splits. */
export function* placement(page: Page): Problems {
  yield* moved(page)
  yield* lost(page)
  yield* unclosed(page)
}
