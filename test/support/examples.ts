import { catalogue } from '../../elements/index.ts'
import type { Descriptor, Example, Failure, Sight, Step } from '../../src/element/describe.ts'
import { mount, place, session, setFault } from './browser.ts'
import { reach, type Act } from './drive.ts'
import { pageOf, ruleOf } from './failing.ts'
import { freshPage } from './fresh-page.ts'

type Shown = Pick<Descriptor, 'tag' | 'examples'>

/** An example in its first view, or after some steps. */
export interface View {
  title: string
  example: Example
  /** State of the host that this view must show. */
  state?: string
  steps: readonly Step[]
  /** What the shopper sees once the view is there. */
  seen: Sight
  /** Where focus goes when the view closes. Default: the control that opened it. */
  leavesTo?: string | undefined
  /** Failure of a call in this view. */
  failure?: Failure
}

/** Puts an example into the page, for the right shopper. Waits for the first view. */
export async function show(
  { tag }: Pick<Descriptor, 'tag'>,
  { as = 'signed-out', html }: Example,
  failure?: Failure,
): Promise<HTMLElement> {
  freshPage()
  await session(as)
  // Each time: a busy machine may ask more than once on the way, such as after a pause of the typing.
  if (failure) await setFault({ ...ruleOf(failure), fault: 'status:503' })
  return mount(tag, html)
}

/** Every declared state that an example shows: `[name, example]`. */
export const statesOf = ({ examples }: Pick<Descriptor, 'examples'>): [string, Example][] =>
  examples.flatMap(example =>
    Object.keys(example.states ?? {}).map((state): [string, Example] => [state, example]),
  )

/** Each example in its first view. */
export const examplesOf = ({ examples }: Pick<Descriptor, 'examples'>): View[] =>
  examples.map(example => ({ example, title: example.title, steps: [], seen: {} }))

export const stateView = (state: string, example: Example): View => ({
  example,
  state,
  title: `${example.title}, ${state}`,
  steps: example.states?.[state] ?? [],
  seen: { state },
})

/** Each example in its first view, and in each state that needs steps. */
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

/** Failures that the shopper sees. */
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

/** Every picture of the examples: first views, states, further views, and each visible failure. */
export const picturesOf = (descriptor: Shown): View[] => [
  ...viewsOf(descriptor),
  ...descriptor.examples.flatMap(example => furtherViews(descriptor.tag, example)),
  ...descriptor.examples.flatMap(example => failedViews(descriptor.tag, example)),
]

/** A view with its element. */
export interface ElementView {
  tag: string
  descriptor: Descriptor
  view: View
}

/** The views of all elements, as cases of a suite. */
export const everyView = (views: (descriptor: Descriptor) => readonly View[]): ElementView[] =>
  catalogue.flatMap(descriptor =>
    views(descriptor).map(view => ({ tag: descriptor.tag, descriptor, view })),
  )

/** An example in one of its states. `done` releases held answers and removes the example. */
export async function showState(descriptor: Descriptor, example: Example, state: string) {
  return showView(descriptor, stateView(state, example))
}

/** A view of an element. `done` works as in `showState`. */
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
