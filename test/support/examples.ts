import type { Descriptor, Example } from '../../src/element/describe.ts'
import { mount, place, session } from './browser.ts'
import { reach, type Act } from './drive.ts'
import { freshPage } from './fresh-page.ts'

/** Puts an example into the page, seen by whom it is for; its element once that shows its first view. */
export async function show(
  { tag }: Pick<Descriptor, 'tag'>,
  { as = 'signed-out', html }: Example,
): Promise<HTMLElement> {
  freshPage()
  await session(as)
  return mount(tag, html)
}

/** Every declared state that an example shows: `[name, the example in it]`. */
export const statesOf = ({ examples }: Pick<Descriptor, 'examples'>): [string, Example][] =>
  examples.flatMap(example =>
    Object.keys(example.states ?? {}).map((state): [string, Example] => [state, example]),
  )

/** An example as it first shows, or in one of its states. */
export interface View {
  title: string
  example: Example
  state?: string
}

/** Each example as it first shows. */
export const examplesOf = ({ examples }: Pick<Descriptor, 'examples'>): View[] =>
  examples.map(example => ({ example, title: example.title }))

/** Every picture that the examples show: each as it first shows, and in each state that takes steps to come to. */
export const viewsOf = (descriptor: Descriptor): View[] => [
  ...examplesOf(descriptor),
  ...statesOf(descriptor)
    .filter(([state, { states }]) => (states?.[state]?.length ?? 0) > 0)
    .map(([state, example]) => ({ example, state, title: `${example.title}, ${state}` })),
]

/** An example in one of its states. `done` lets answers come that were held back, and takes it away. */
export async function showState(descriptor: Descriptor, example: Example, state: string) {
  return showView(descriptor, { title: '', example, state })
}

/** A view of an element, ended by `done` as a state is. */
export async function showView(descriptor: Descriptor, { example, state }: View, actor?: Act) {
  const host = await show(descriptor, example)
  const release = state
    ? await reach(host, state, example.states?.[state] ?? [], actor)
    : async () => {}
  return {
    host,
    async done(): Promise<void> {
      await release()
      place('')
    },
  }
}
