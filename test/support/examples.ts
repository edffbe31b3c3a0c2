import type { Descriptor, Example, Failure, Sight, Step } from '../../src/element/describe.ts'
import { mount, place, session, setFault } from './browser.ts'
import { reach, type Act } from './drive.ts'
import { pageOf, ruleOf } from './failing.ts'
import { freshPage } from './fresh-page.ts'

type Shown = Pick<Descriptor, 'tag' | 'examples'>

/** An example as it first shows, or as it does after some steps. */
export interface View {
  title: string
  example: Example
  /** Of the host, where the view is there to show it. */
  state?: string
  steps: readonly Step[]
  /** Once it is there. */
  seen: Sight
  /** Where focus goes when it is closed, if not to what opened it. */
  leavesTo?: string | undefined
  /** Of a call in it. */
  failure?: Failure
}

/** Puts an example into the page, seen by whom it is for; its element once that shows its first view. */
export async function show(
  { tag }: Pick<Descriptor, 'tag'>,
  { as = 'signed-out', html }: Example,
  failure?: Failure,
): Promise<HTMLElement> {
  freshPage()
  await session(as)
  if (failure) await setFault({ ...ruleOf(failure), fault: 'status:503', times: 1 })
  return mount(tag, html)
}

/** Every declared state that an example shows: `[name, the example in it]`. */
export const statesOf = ({ examples }: Pick<Descriptor, 'examples'>): [string, Example][] =>
  examples.flatMap(example =>
    Object.keys(example.states ?? {}).map((state): [string, Example] => [state, example]),
  )

/** Each example as it first shows. */
export const examplesOf = ({ examples }: Pick<Descriptor, 'examples'>): View[] =>
  examples.map(example => ({ example, title: example.title, steps: [], seen: {} }))

export const stateView = (state: string, example: Example): View => ({
  example,
  state,
  title: `${example.title}, ${state}`,
  steps: example.states?.[state] ?? [],
  seen: { state },
})

/** Each example as it first shows, and in each state that takes steps to come to. */
export const viewsOf = (descriptor: Pick<Descriptor, 'examples'>): View[] => [
  ...examplesOf(descriptor),
  ...statesOf(descriptor)
    .map(([state, example]) => stateView(state, example))
    .filter(({ steps }) => steps.length > 0),
]

const furtherViews = (tag: string, example: Example): View[] =>
  Object.entries(example.views ?? {}).map(([name, view]) => ({
    example: { ...example, html: pageOf(tag, example, view) },
    title: `${example.title}, ${name}`,
    steps: view.by,
    seen: view.seen,
    leavesTo: view.leavesTo,
  }))

/** Failures of which the shopper is told. */
const failedViews = (tag: string, example: Example): View[] =>
  (example.failures ?? []).flatMap(failure => {
    const { after = [], because, by, call, ends, when } = failure
    const seen = ends.find(({ says }) => says)
    if (because || !seen || seen.onward.length === 0) return []
    return {
      example: { ...example, html: pageOf(tag, example, failure) },
      title: `${example.title}, ${call.id} fails ${when}`,
      steps: [...after, ...by],
      seen,
      failure,
    }
  })

/** Every picture that the examples show: those, further views, and each failure that shows. */
export const picturesOf = (descriptor: Shown): View[] => [
  ...viewsOf(descriptor),
  ...descriptor.examples.flatMap(example => furtherViews(descriptor.tag, example)),
  ...descriptor.examples.flatMap(example => failedViews(descriptor.tag, example)),
]

/** An example in one of its states. `done` lets answers come that were held back, and takes it away. */
export async function showState(descriptor: Descriptor, example: Example, state: string) {
  return showView(descriptor, stateView(state, example))
}

/** A view of an element, ended by `done` as a state is. */
export async function showView(descriptor: Descriptor, view: View, actor?: Act) {
  const { example, failure, seen, steps } = view
  const host = await show(descriptor, example, failure)
  const release = await reach(host, seen, steps, actor)
  return {
    host,
    async done(): Promise<void> {
      await release()
      place('')
    },
  }
}
