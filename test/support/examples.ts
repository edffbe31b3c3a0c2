import type { Descriptor, Example } from '../../src/element/describe.ts'
import { mount, place, session } from './browser.ts'
import { reach } from './drive.ts'

/** Puts an example into the page, seen by whom it is for; its element once that shows its first view. */
export async function show(
  { tag }: Pick<Descriptor, 'tag'>,
  { as = 'signed-out', html }: Example,
): Promise<HTMLElement> {
  await session(as)
  return mount(tag, html)
}

/** Every declared state that an example shows: `[name, the example in it]`. */
export const statesOf = ({ examples }: Descriptor): [string, Example][] =>
  examples.flatMap(example =>
    Object.keys(example.states ?? {}).map((state): [string, Example] => [state, example]),
  )

/** An example in one of its states. `done` lets answers come that were held back, and takes it away. */
export async function showState(descriptor: Descriptor, example: Example, state: string) {
  const host = await show(descriptor, example)
  const release = await reach(host, state, example.states?.[state] ?? [])
  return {
    host,
    done(): void {
      release()
      place('')
    },
  }
}
