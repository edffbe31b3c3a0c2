import { rooms } from 'virtual:rooms'
import { hasState, type Inspected } from './fields.ts'

/**
 * Writes the sheet of rooms for a shop's own font and texts (COR-152). `dp.css` knows neither how long a shop's texts
 * are, nor where its font breaks them. Here, elements show both: the sheet has the heights that they have in this page,
 * by width.
 */

/** Widths of places in px: from a column of a phone to a wide page. */
const [narrowest, widest] = [240, 1280]
/** Widths in px between two looks. Between two looks of different height, the exact widths are found. */
const step = 8

/** Heights of an element. From the widest place to narrower ones: below `below` px it is `more` px taller. */
interface Heights {
  widest: number
  steps: readonly { below: number; more: number }[]
}

/** Styles that take an element out of the page while it is measured. Its own content decides the height. */
const alone = {
  position: 'absolute',
  visibility: 'hidden',
  'box-sizing': 'content-box',
  'min-inline-size': '0',
  'max-inline-size': 'none',
  'min-block-size': '0',
  '--_room': '0px',
}

/** Runs `measure` with these styles on the element. All happens in one task, so nobody sees it. */
function withStyles<T>(host: HTMLElement, measure: () => T): T {
  const before = host.getAttribute('style')
  for (const [name, value] of Object.entries(alone)) {
    host.style.setProperty(name, value, 'important')
  }
  const measured = measure()
  host.setAttribute('style', before ?? '')
  if (before === null) host.removeAttribute('style')
  return measured
}

function heightsOf(host: HTMLElement): Heights {
  const heightIn = (width: number) => {
    host.style.setProperty('inline-size', `${width}px`, 'important')
    return Number.parseFloat(getComputedStyle(host).height)
  }
  /** Each change of height between two widths, to the pixel: a step may hold several. */
  const between = (narrow: number, wide: number): Heights['steps'] => {
    const more = heightIn(narrow) - heightIn(wide)
    if (more === 0) return []
    if (wide - narrow <= 1) return [{ below: wide, more }]
    const middle = Math.floor((narrow + wide) / 2)
    return [...between(middle, wide), ...between(narrow, middle)]
  }
  return withStyles(host, () => {
    const steps: { below: number; more: number }[] = []
    for (let width = widest; width > narrowest; width -= step) {
      steps.push(...between(width - step, width))
    }
    return { widest: heightIn(widest), steps }
  })
}

const px = (length: number) => `${Math.round(length * 100) / 100}px`

/** The heights as a length for a padding. src/styles/reserve.css explains why in this way. */
const lengthOf = ({ steps, widest: height }: Heights) =>
  [
    px(height),
    ...steps.map(({ below, more }) => {
      const sign = more < 0 ? '-' : '+'
      return `${sign} clamp(0px, (${below}px - 100%) * 999, ${px(Math.abs(more))})`
    }),
  ].join('\n      ')

/** The tag with what `dp.css` asks of its attributes. */
function selectorOf(host: Inspected): string {
  const { byAttribute } = host.core.blueprint
  const asked = (rooms[host.localName] ?? []).filter(name => byAttribute.has(name))
  const parts = asked.map(name => {
    const value = host.getAttribute(name)
    return value === null ? `:not([${name}])` : `[${name}=${JSON.stringify(value)}]`
  })
  return host.localName + parts.join('')
}

/** Of elements with one configuration, the tallest decides. */
const ruleOf = ([selector, hosts]: [string, Inspected[]]) => `  ${selector} {
    --_room: max(
      ${hosts.map(host => lengthOf(heightsOf(host))).join(',\n      ')}
    );
  }`

/** Whether an element has a room in `dp.css` that this page can measure. */
const isMeasured = (host: Inspected) =>
  host.localName in rooms && hasState(host, 'ready') && host.checkVisibility()

/** CSS for the page: a rule for each of these elements that has a room. '' where none has. */
export function roomSheet(hosts: readonly Inspected[]): string {
  const measured = hosts.filter(isMeasured)
  if (measured.length === 0) return ''
  const [pointer, other] = matchMedia('(pointer: coarse)').matches
    ? ['(pointer: coarse)', 'a mouse']
    : ['not (pointer: coarse)', 'a touch screen']
  const rules = [...Map.groupBy(measured, selectorOf)].map(ruleOf)
  return `/* After dp.css. dp-elements ${__VERSION__}; measure again after an update, and with ${other}. */
@media ${pointer} {
${rules.join('\n')}
}
`
}
