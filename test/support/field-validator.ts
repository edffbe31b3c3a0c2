import { expect, fixtureCleanup } from '@open-wc/testing'
import { eventsOf, mount, pageState, place } from './browser.ts'
import { nextTask } from './wait.ts'

export const tag = 'dp-field-validator'

/** A constraint as a page states it. Its text is `no NAME`, and its id the name of the method. */
export const one = (method: string, value?: unknown) => ({ method, value, errorId: method })

export const texts = Object.fromEntries(
  [
    'notEmpty',
    'isNumeric',
    'isInteger',
    'isValidEmail',
    'isPositive',
    'dateAtLeast',
    'atLeast',
    'atMost',
    'notNull',
  ].map(name => [name, `no ${name}`]),
)

interface Page {
  /** What stands in the tag besides its page state. */
  inside?: string
  attributes?: string
  state?: object
  /** What stands around the tag. Default: a form with a button. */
  around?: (html: string) => string
}

const inForm = (html: string) => `<form action="/nowhere">${html}<button>Send</button></form>`

/** A validator of the field `x`, with constraints by the names of their methods or in full. */
export const html = (
  constraints: readonly (string | object)[],
  { inside = '<input id="x" name="x">', attributes = '', state = {} }: Page = {},
): string => {
  const x = constraints.map(given => (typeof given === 'string' ? one(given) : given))
  const json = pageState('field-validator', { constraints: { x }, strings: texts, ...state })
  return `<${tag} data-field="x" ${attributes}>${inside}${json}</${tag}>`
}

export async function shown(constraints: readonly (string | object)[], page: Page = {}) {
  const { around = inForm } = page
  fixtureCleanup()
  const host = await mount(tag, around(html(constraints, page)))
  return fieldOf(host)
}

export const input = (id = 'x') => document.querySelector<HTMLInputElement>(`#${id}`)!

/** The error that shoppers see of a validator. '': none. */
export function errorOf(host: Element): string {
  const outlets = [...document.querySelectorAll('[data-dp-outlet]')]
  const id = host.getAttribute('data-for')
  const mine =
    id === null ? [host] : outlets.filter(({ previousElementSibling: before }) => before?.id === id)
  return mine
    .map(({ shadowRoot }) => shadowRoot?.querySelector('[part=error]')?.textContent ?? '')
    .join()
}

/** What a screen reader says of a field besides its label. */
export const described = (control: Element): string[] =>
  (control.getAttribute('aria-describedby')?.split(' ') ?? []).map(
    id => document.getElementById(id)?.textContent ?? `lost ${id}`,
  )

export function fieldOf(host: HTMLElement) {
  const heard = eventsOf(host, 'dp-field-validated')
  const form = host.closest('form')
  let sent = 0
  form?.addEventListener('submit', event => {
    event.preventDefault()
    sent += 1
  })
  return {
    host,
    form: form!,
    control: input(),
    sent: () => sent,
    /** Details of the checks since the last time. */
    checks: () => heard.take().map(({ detail }) => detail as Record<string, unknown>),
    /** Types as a shopper does, who then leaves the field. */
    async enter(text: string, control = input()) {
      control.value = text
      control.dispatchEvent(new Event('change', { bubbles: true }))
      await nextTask()
    },
    error: () => errorOf(host),
    isState: (state: string) => host.matches(`:state(${state})`),
    press: () => form?.querySelector('button')?.click(),
  }
}

/** Collects the warnings of a test. */
export function warnings() {
  const { warn } = console
  const all: string[] = []
  console.warn = (...said: unknown[]) => void all.push(said.join(' '))
  return { all, end: () => void (console.warn = warn) }
}

export const expectStates = (host: Element, state: string) =>
  expect(
    ['untouched', 'valid', 'invalid'].filter(name => host.matches(`:state(${name})`)),
  ).to.deep.equal([state])

export { place }
