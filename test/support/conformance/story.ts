import { fixtureCleanup } from '@open-wc/testing'
import type { Descriptor, Example } from '../../../src/element/describe.ts'
import { place } from '../browser.ts'
import { act, drive, sees, until } from '../drive.ts'
import { show, type View } from '../examples.ts'
import { isBusy } from '../faults/sight.ts'
import { readable, recording, rest, settle, type Asked, type Recorded } from './life.ts'
import { differs, drawnBy, wordsOf } from './look.ts'

const heldIn = (view: View): string[] =>
  view.steps.flatMap(step => ('hold' in step ? new URL(step.hold, location.href).href : []))

/** Calls without an answer for the element. Calls that the view holds back count, too. */
const pendingOf = ({ asked }: Recorded, view: View): Asked[] =>
  asked.filter(
    ({ isSettled, keepalive, signal, url }) =>
      !keepalive &&
      !signal?.aborted &&
      (!isSettled || heldIn(view).some(held => url.startsWith(held))),
  )

const statesOf = (host: Element, { states = {} }: Descriptor): string =>
  ['ready', ...Object.keys(states)].filter(name => host.matches(`:state(${name})`)).join()

/** States that a view must show. */
const statesAt = ({ example, state }: View): string[] =>
  state
    ? [state]
    : Object.entries(example.states ?? {}).flatMap(([name, { length }]) => (length ? [] : name))

/** Frames within which a busy machine draws an answer. */
const drawing = 60

/** An answer is drawn in several steps, with quiet frames between them. A view that stays busy waits for the page itself. */
async function drawn(host: Element): Promise<void> {
  for (let frame = 0; frame < drawing && isBusy(host); frame++) await settle(1)
}

interface Scene {
  descriptor: Descriptor
  recorded: Recorded
  view: View
}

/** Drives an element into a view, runs `live`, and ends everything. */
export async function within(
  descriptor: Descriptor,
  view: View,
  live: (host: HTMLElement, recorded: Recorded) => Promise<string[]>,
): Promise<string[]> {
  const recorded = recording(descriptor)
  try {
    const { example, failure, seen, steps } = view
    const host = await show(descriptor, example, failure)
    const { release } = await drive(host, steps, act)
    for (const state of statesAt(view)) {
      await until(() => host.matches(`:state(${state})`), `the state ${state}`)
    }
    // The text depends on the page's language, so it is not checked.
    await until(() => sees(host, { ...seen, says: '' }), JSON.stringify(seen))
    await rest()
    if (heldIn(view).length === 0) await drawn(host)
    const faults = await live(host, recorded)
    await release()
    await settle(1)
    const errors = recorded.sent.filter(
      // FRS-045: a call that the server says has not worked.
      ({ event }) => event.type === 'dp-error' && event.detail.code !== 'call',
    )
    const told = errors.map(({ event }) => `dp-error ${JSON.stringify(event.detail)}`)
    return [...faults, ...told].map(fault => `${view.title}: ${fault}`)
  } finally {
    recorded.end()
    // Elements of earlier views would answer the same press of the page.
    fixtureCleanup()
    place('')
  }
}

/** What a move in the document, within one task, destroys. */
async function moveFaults(host: HTMLElement, { descriptor, recorded, view }: Scene) {
  const pending = pendingOf(recorded, view)
  const nodes = drawnBy(host)
  const [states, values] = [statesOf(host, descriptor), readable(host)]
  const box = document.createElement('div')
  host.after(box)
  host.remove()
  box.append(host)
  await settle()
  const faults = [
    ...differs('states', states, statesOf(host, descriptor)),
    ...differs('values', values, readable(host)),
    ...nodes.filter(node => !node.isConnected).map(node => `${node.localName} is drawn anew`),
    ...pending.filter(({ signal }) => signal?.aborted).map(({ url }) => `${url} is aborted`),
  ]
  box.replaceWith(host)
  await settle(1)
  return faults
}

/** The page as its author wrote it, without the element. */
function authored({ tag }: Descriptor, { html }: Example): string {
  const template = document.createElement('template')
  template.innerHTML = html
  template.content.querySelector(tag)?.remove()
  return template.innerHTML
}

/** What stays of an element after its removal. */
async function removalFaults(host: HTMLElement, { descriptor, recorded, view }: Scene) {
  const pending = pendingOf(recorded, view)
  const box = host.closest('body > *')!
  const mark = document.createComment('')
  host.replaceWith(mark)
  await settle()
  const going = pending.filter(({ signal }) => !signal?.aborted)
  const page = box.innerHTML.replace('<!---->', '')
  const faults = [
    ...going.map(({ url }) => `${url} is not aborted`),
    ...differs('the page', authored(descriptor, view.example).trim(), page.trim()),
  ]
  mark.replaceWith(host)
  await settle()
  return faults
}

interface Story {
  moved: string[]
  removed: string[]
  /** What the element has forgotten after its return. */
  returned: string[]
}

async function tell(descriptor: Descriptor, view: View): Promise<Story> {
  const story: Story = { moved: [], removed: [], returned: [] }
  const errors = await within(descriptor, view, async (host, recorded) => {
    const scene = { descriptor, recorded, view }
    story.moved = await moveFaults(host, scene)
    const [states, values] = [statesOf(host, descriptor), readable(host)]
    const words = wordsOf(host)
    story.removed = await removalFaults(host, scene)
    const ready = recorded.sent.filter(({ event }) => event.type === 'dp-ready')
    story.returned = [
      ...differs('states', states, statesOf(host, descriptor)),
      ...differs('values', values, readable(host)),
      ...differs('its words', words, wordsOf(host)),
      ...(ready.length > 1 ? ['it is ready once more'] : []),
    ]
    return []
  })
  story.removed.push(...errors)
  return story
}

const stories = new Map<string, Promise<Story>>()

/** Drives an element into each view once: moves it, removes it, and puts it back. */
export const ofStory = (chapter: keyof Story) => async (descriptor: Descriptor, view: View) => {
  const name = `${descriptor.tag} ${view.title}`
  if (!stories.has(name)) stories.set(name, tell(descriptor, view))
  const story = await stories.get(name)!
  return story[chapter].map(fault => `${view.title}: ${fault}`)
}
