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

const select = (tagName: string, offset: number) =>
  error(
    'placement',
    offset,
    `<${tagName}> stands in a select: expected it around the select; browsers leave it out`,
  )

/** Left out by the parser here, or by that of older browsers. */
function* dropped({ moving, written }: Page): Problems {
  const kept = new Set(moving.map(one => offsetOf(one)))
  for (const { tagName, location } of written.opened) {
    const offset = location?.startOffset ?? 0
    if (!kept.has(offset)) yield select(tagName, offset)
  }
  for (const element of moving) {
    const isIn = [...ancestors(element)].some(({ tagName }) => tagName === 'select')
    if (isIn && element.tagName !== 'table') yield select(element.tagName, offsetOf(element))
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
  yield* dropped(page)
  yield* unclosed(page)
}
