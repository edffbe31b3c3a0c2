import { catalogue } from '../../../elements/index.ts'
import type { View } from '../examples.ts'
import { fieldsOf, written } from './fields.ts'
import { stepsOf } from './life.ts'

/** Texts that an element is given: what it draws of them is not its own, and in the language of who wrote it. */

const spoken = ['alt', 'aria-label', 'placeholder', 'title']

/** What is in HTML for people to read. */
function textsIn(html: string): string[] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '')
  const labels = [...content.querySelectorAll('*')].flatMap(node =>
    spoken.map(name => node.getAttribute(name) ?? ''),
  )
  return [...texts, ...labels]
}

/** Every string of some data, and what is to be read in those that are HTML. */
function stringsIn(data: unknown): string[] {
  if (typeof data === 'string') return data.includes('<') ? textsIn(data) : [data]
  return data && typeof data === 'object' ? Object.values(data).flatMap(stringsIn) : []
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    return json
  }
}

/** The values of a host's attributes that are texts, not numbers or times. */
function attributesOf(host: Element): string[] {
  const descriptor = catalogue.find(({ tag }) => tag === host.localName)
  const texts = descriptor ? fieldsOf(descriptor).filter(([, { kind }]) => kind === 'text') : []
  return texts.map(([name, field]) => host.getAttribute(written(name, field)) ?? '')
}

/** What a page gives, by attribute and state. Its fallback is none of that: nobody reads texts in there. */
function pageTexts({ example: { html } }: View): string[] {
  const { content } = Object.assign(document.createElement('template'), { innerHTML: html })
  const scripts = [...content.querySelectorAll<HTMLScriptElement>('script[data-dp-state]')]
  return [
    ...[...content.querySelectorAll('*')].flatMap(attributesOf),
    ...scripts.flatMap(({ text }) => stringsIn(parsed(text))),
  ]
}

/** What shoppers type and other elements tell. */
const toldIn = (view: View): string[] =>
  stepsOf(view).flatMap(step => {
    if ('type' in step) return [step.type]
    return 'tell' in step ? stringsIn(step.detail) : []
  })

const amount = /^(\p{Lu}{3}\s)?[-−]?[\p{Sc}\s\d.,:/%]*\d[\p{Sc}\s\d.,:/%]*(\s\p{Lu}{3})?$/u
const isoDate = /^\d{4}-\d\d-\d\d(T|$)/

/** Numbers, amounts, dates and times: in whichever language they come, they are to be written in the page's. */
const isValue = (text: string): boolean => !text || amount.test(text) || isoDate.test(text)

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

const texts = (strings: readonly string[]): string[] =>
  [...new Set(strings.map(inOneLine))]
    .filter(text => !isValue(text))
    .sort((one, two) => two.length - one.length)

/** Listens to the texts of all answers, until its end. */
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
    texts: async () => (await Promise.all(bodies)).flatMap(body => stringsIn(parsed(body))),
    end: () => void (window.fetch = fetch),
  }
}

/** All that an element was given in a view, the longest first. */
export const givenIn = (view: View, answers: readonly string[]): string[] =>
  texts([...pageTexts(view), ...toldIn(view), ...answers])

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
const whole = (text: string) =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(text)}(?![\p{L}\p{N}])`, 'gu')

/** What is left of some words without what was given, each of it whole. */
export const ownOf = (words: string, given: readonly string[]): string =>
  given.reduce(
    (left, text) => (left.includes(text) ? left.replaceAll(whole(text), '') : left),
    inOneLine(words),
  )
