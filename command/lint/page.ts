import type { Blueprint } from '../../src/element/blueprint.ts'
import { elements } from '../catalogue.ts'
import { blank, countUnknown } from './blank.ts'
import {
  attribute,
  elementsOf,
  isElement,
  isHtml,
  offsetOf,
  parse,
  type Element,
  type Written,
} from './html.ts'
import { readState, type StateText } from './state-text.ts'

/** A `<script data-dp-state>`. */
export interface State extends StateText {
  element: Element
  name: string
  for: string
  /** The content as in the file, starting at `offset`. */
  text: string
  offset: number
  isInert: boolean
}

/** A tag of the library. */
export interface Host {
  element: Element
  plan: Blueprint
  isInert: boolean
  /** Page state inside the tag. */
  states: State[]
}

export interface Page {
  /** The file with its template tags replaced. */
  text: string
  /** The file is the complete page: no template tag adds to it. */
  isWhole: boolean
  hosts: readonly Host[]
  states: readonly State[]
  /** Page state outside of its own tag, by name. */
  pageStates: ReadonlyMap<string, readonly State[]>
  /** Tags that begin with dp- but are not in the library. */
  strangers: readonly Element[]
  metas: ReadonlyMap<string, string>
  metaElements: readonly Element[]
  /** Our metas in the body, where none counts (COR-140). */
  misplacedMetas: readonly Element[]
  byId: ReadonlyMap<string, readonly Element[]>
  /** Scripts that load dp.js. */
  loaders: readonly Element[]
  /** Our tags in SVG or MathML. */
  foreign: readonly Element[]
  /** Tables and our tags, in the order of the tree. */
  moving: readonly Element[]
  written: Written
}

const beginsPage = /<(?:!doctype|html|head|body)\b/i
const concernsUs = /dp-|\/dp\.js/i
const isLoader = /(?:^|\/)dp\.js(?:[?#]|$)/

/** The text of a script as in the file: the tree changes line ends. */
function textOf({ sourceCodeLocation: location }: Element, text: string) {
  const offset = location?.startTag?.endOffset ?? 0
  return { offset, text: text.slice(offset, location?.endTag?.startOffset ?? location?.endOffset) }
}

function stateOf(element: Element, text: string, isInert: boolean): State {
  const body = textOf(element, text)
  return {
    element,
    name: attribute(element, 'data-dp-state') ?? '',
    for: attribute(element, 'data-dp-for') ?? '',
    ...body,
    ...readState(body.text),
    isInert,
  }
}

function add<T>(lists: Map<string, T[]>, name: string, one: T): void {
  const list = lists.get(name)
  if (list) list.push(one)
  else lists.set(name, [one])
}

class Reading {
  readonly hosts: Host[] = []
  readonly states: State[] = []
  readonly pageStates = new Map<string, State[]>()
  readonly strangers: Element[] = []
  readonly metas = new Map<string, string>()
  readonly metaElements: Element[] = []
  readonly misplacedMetas: Element[] = []
  readonly byId = new Map<string, Element[]>()
  readonly loaders: Element[] = []
  readonly moving: Element[] = []
  readonly foreign: Element[] = []
  /** Unknown characters in scripts: they do not hide any HTML. */
  inScripts = 0
  readonly #text: string
  readonly #hostOf = new Map<Element, Host>()

  constructor(text: string) {
    this.#text = text
  }

  found() {
    const { hosts, states, pageStates, strangers, byId, loaders, moving, foreign } = this
    const { metas, metaElements, misplacedMetas } = this
    return {
      hosts,
      states,
      pageStates,
      strangers,
      metas,
      metaElements,
      misplacedMetas,
      byId,
      loaders,
      moving,
      foreign,
    }
  }

  visit(element: Element, isInert: boolean): void {
    const { tagName } = element
    const id = attribute(element, 'id')
    if (id) add(this.byId, id, element)
    if (tagName === 'table') this.moving.push(element)
    else if (tagName === 'meta') this.#visitMeta(element)
    else if (tagName === 'script') this.#visitScript(element, isInert)
    else if (tagName.startsWith('dp-')) this.#visitOurs(element, isInert)
  }

  #visitMeta(element: Element): void {
    const name = attribute(element, 'name')
    if (name?.startsWith('dp-') && this.#isAfterBody(element)) {
      this.misplacedMetas.push(element)
      return
    }
    this.metaElements.push(element)
    if (name) this.metas.set(name, attribute(element, 'content') ?? '')
  }

  /** By the text: in the tree, what a template prints can end the head too early. */
  #isAfterBody(element: Element): boolean {
    const start = this.#text.search(/<body\b/i)
    return start >= 0 && start < offsetOf(element)
  }

  #visitScript(element: Element, isInert: boolean): void {
    if (isLoader.test(attribute(element, 'src') ?? '')) this.loaders.push(element)
    if (attribute(element, 'data-dp-state') === undefined) {
      this.inScripts += countUnknown(textOf(element, this.#text).text)
      return
    }
    const state = stateOf(element, this.#text, isInert)
    this.states.push(state)
    const { parentNode } = element
    const parent = isElement(parentNode) ? parentNode : null
    if (parent) this.#hostOf.get(parent)?.states.push(state)
    if (parent?.tagName !== `dp-${state.name}`) add(this.pageStates, state.name, state)
  }

  #visitOurs(element: Element, isInert: boolean): void {
    if (!isHtml(element)) {
      this.foreign.push(element)
      return
    }
    this.moving.push(element)
    const plan = elements.get(element.tagName)
    if (!plan) {
      this.strangers.push(element)
      return
    }
    const host = { element, plan, isInert, states: [] }
    this.hosts.push(host)
    this.#hostOf.set(element, host)
  }
}

/** Reads a file. null: the file has nothing of the library. */
export function readPage(source: string, file: string): Page | null {
  if (!concernsUs.test(source)) return null
  const text = blank(source, file)
  const isPage = beginsPage.test(text)
  const { root, written } = parse(text, isPage)
  const reading = new Reading(text)
  for (const { element, isInert } of elementsOf(root)) reading.visit(element, isInert)
  const isWhole = isPage && countUnknown(text) === reading.inScripts
  return { ...reading.found(), text, isWhole, written }
}
