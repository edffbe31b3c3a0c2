import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { parse } from 'postcss'
import { cssText, minifiedCss } from './css.mjs'
import { built, reserveOf } from './entries.mjs'
import { at } from './project.mjs'
import { kebab } from '../src/element/blueprint.ts'

/** dp.css: the tokens and the space of every tag. src/styles/reserve.css says how sheets are written. */

/** A browser that does not know :state() keeps the space until the tag is defined. */
const notReady = ':not(:state(ready))'
const alsoUndefined = selector =>
  selector.includes(notReady)
    ? `${selector.replace(notReady, ':not(:defined)')}, ${selector}`
    : selector

/** A selector without weight, or with the weight of an id. */
function weighed(selector, isImportant) {
  const [element] = /::[\w-]+$/.exec(selector) ?? ['']
  // Without & a nested selector may begin with a combinator, in :where() it may not.
  const rest = selector.slice(0, selector.length - element.length).replace(/^(?=[>+~])/, '& ')
  return `:where(${alsoUndefined(rest)})${isImportant ? ':not(#_)' : ''}${element}`
}

const isKeyframe = ({ parent }) => parent.type === 'atrule' && parent.name === 'keyframes'

/** A sheet whose rules lose against those of the page, except where a rule has !important. */
export function weightless(css) {
  const sheet = parse(css)
  sheet.walkComments(comment => {
    comment.remove()
  })
  sheet.walkRules(rule => {
    if (isKeyframe(rule)) return
    const isImportant = rule.some(node => node.type === 'decl' && node.important)
    rule.selectors = rule.selectors.map(one => weighed(one, isImportant))
  })
  return sheet.toString()
}

/** The sheet of a tag; a tag without one keeps no space. */
async function reserved(descriptor) {
  const path = at(reserveOf(descriptor))
  return existsSync(path) ? minifiedCss(weightless(await readFile(path, 'utf8'))) : ''
}

/** Required fields that only an attribute or the page state of the tag can give. */
const ownRequired = ({ fields }) =>
  Object.entries(fields).filter(([, { required, meta, store }]) => required && !meta && !store)

/** Selectors of a tag that cannot come, as far as HTML tells it: the page disables it, or a required field is missing. */
function cannotCome({ fields, tag }) {
  const needed = ownRequired({ fields }).map(
    ([name, { attribute = `data-${kebab(name)}` }]) => `[${attribute}]`,
  )
  const state = 'script[data-dp-state]'
  const pageState = `script[data-dp-state=${tag.slice('dp-'.length)}]`
  return [
    `:root:has(meta[name=dp-disable][content~=${tag}]) ${tag}`,
    ...(needed.length > 0
      ? [
          `:root:not(:has(${pageState})) ${tag}:not(${needed.join('')}, :has(>${state}), :state(ready))`,
        ]
      : []),
  ]
}

/** Takes the room of what cannot come (COR-171). Each selector stands alone: a browser may not know one of them. */
const withoutRoom = selector =>
  `:where(${selector}){margin-block:0;padding:0;min-block-size:0}:where(${selector}):before{content:none}`

export async function pageSheet() {
  const tags = built.map(({ tag }) => tag).join()
  const widgets = built.filter(({ wraps }) => !wraps).map(({ tag }) => tag)
  /** In sheets of all tags :host means all of them. A condition keeps its weight: hidden wins over a `display`. */
  const shared = async (name, hosts = tags) =>
    (await cssText(at(`src/styles/${name}.css`)))
      .replaceAll(/:host\(([^)]*)\)/g, `:is(${hosts})$1`)
      .replaceAll(':host', `:where(${hosts})`)
  // What an element shows elsewhere in the page has the tokens, too (src/page/outlet.ts).
  const tokens = (await shared('tokens')).replaceAll(`(${tags})`, `(${tags},[data-dp-outlet])`)
  const sheets = [
    tokens,
    shared('neighbours', widgets.join()),
    ...built.map(reserved),
    built.flatMap(cannotCome).map(withoutRoom).join(''),
    shared('reserve'),
  ]
  return `${(await Promise.all(sheets)).filter(Boolean).join('\n')}\n`
}
