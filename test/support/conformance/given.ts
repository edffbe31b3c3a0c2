import { catalogue } from '../../../elements/index.ts'
import { answerState } from '../../../src/rules/answer-state.ts'
import type { View } from '../examples.ts'
import { fieldsOf, written } from './fields.ts'

/** Texts that an element is given. They are not the element's own, and keep their author's language. */

const spoken = ['alt', 'aria-label', 'placeholder', 'title']

/** Texts in HTML that people read, also in templates. */
function textsIn(html: string): string[] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  const labels = [...content.querySelectorAll('*')].flatMap(node =>
    spoken.map(name => node.getAttribute(name) ?? ''),
  )
  const inner = [...content.querySelectorAll('template')].flatMap(one => textsIn(one.innerHTML))
  return [...texts, ...labels, ...inner]
}

function allStringsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data]
  return data && typeof data === 'object' ? Object.values(data).flatMap(allStringsIn) : []
}
const isHtml = (text: string) => text.includes('<')

/** Every string in the data that is no HTML. */
const stringsIn = (data: unknown): string[] => allStringsIn(data).filter(text => !isHtml(text))
/** Texts that people read in the strings with HTML. */
const writtenIn = (data: unknown): string[] => allStringsIn(data).filter(isHtml).flatMap(textsIn)

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

/** Attributes of a host that are texts, not numbers or times. Of a text with places, such as {count}, the pieces. */
function attributesOf(host: Element): string[] {
  const descriptor = catalogue.find(({ tag }) => tag === host.localName)
  const texts = descriptor ? fieldsOf(descriptor).filter(([, { kind }]) => kind === 'text') : []
  const given = texts.map(([name, field]) => host.getAttribute(written(name, field)) ?? '')
  return given.flatMap(text => text.split(/\{\w+\}/))
}

/** Texts of the content of a wrapper, which may show them in another place, too. */
const wrappedIn = (host: Element): string[] =>
  catalogue.some(({ tag, wraps }) => wraps && tag === host.localName) ? textsIn(host.innerHTML) : []

/** What a page gives by attribute, page state and content. Not the fallback of a widget: it reads no texts there. */
function pageData({ example: { html } }: View): unknown[] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
  const scripts = [...content.querySelectorAll<HTMLScriptElement>('script[data-dp-state]')]
  return [
    ...[...content.querySelectorAll('*')].flatMap(host => [
      ...attributesOf(host),
      ...wrappedIn(host),
    ]),
    ...scripts.map(({ text }) => parsed(text)),
  ]
}

/** What shoppers type and other elements send. */
const toldIn = ({ steps }: View): unknown[] =>
  steps.flatMap(step => {
    if ('type' in step) return step.type
    return 'tell' in step ? step.detail : []
  })

const amount = /^(\p{Lu}{3}\s)?[-−]?[\p{Sc}\s\d.,:/%]*\d[\p{Sc}\s\d.,:/%]*(\s\p{Lu}{3})?$/u
const isoDate = /^\d{4}-\d\d-\d\d(T|$)/

/** Numbers, amounts, dates and times. Elements must write them in the page's language, whatever they get. */
const isValue = (text: string): boolean => !text || amount.test(text) || isoDate.test(text)

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Collects the bodies of all answers until it ends. */
export function hearAnswers() {
  const { fetch } = window
  const bodies: Promise<string>[] = []
  window.fetch = async (input, init) => {
    const answer = await fetch.call(window, input, init)
    bodies.push(
      answer
        .clone()
        .text()
        .catch(() => ''),
    )
    return answer
  }
  return {
    data: async () => (await Promise.all(bodies)).map(parsed),
    end: () => void (window.fetch = fetch),
  }
}

export interface Given {
  /** Longest first. No numbers or dates, except in HTML by somebody else. */
  texts: string[]
  /** Every string, also one that looks like a number. */
  strings: Set<string>
}

/** Everything that an element was given in a view. */
export function givenIn(view: View, answers: readonly unknown[]): Given {
  // HTML of a server may hold texts in its state, too.
  const states = answers.flatMap(allStringsIn).map(answerState)
  const data = [...pageData(view), ...toldIn(view), ...answers, ...states]
  const strings = new Set(stringsIn(data).map(inOneLine))
  const texts = [...strings].filter(text => !isValue(text))
  const inHtml = writtenIn(data).map(inOneLine).filter(Boolean)
  return {
    texts: [...new Set([...texts, ...inHtml])].sort((one, two) => two.length - one.length),
    strings,
  }
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
const whole = (text: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(text)}(?![\p{L}\p{N}])`, 'gu')

/** The words without the given texts, each as a whole. `isForeign`: words in bdi, which may also be a given number. */
export function ownOf(words: string, isForeign: boolean, { strings, texts }: Given): string {
  const all = inOneLine(words)
  if (isForeign && strings.has(all)) return ''
  return texts.reduce(
    (left, text) => (left.includes(text) ? left.replaceAll(whole(text), '') : left),
    all,
  )
}
