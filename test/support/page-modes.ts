import { allCodeOf } from './all-code.ts'
import { cdp } from './browser.ts'
import { has } from './engine.ts'
import { pending } from './pending.ts'
import { waitUntil } from './wait.ts'

/** Ways to look at a page. */
export const pageModes = ['light', 'dark', 'forced colors', 'right to left'] as const
export type PageMode = (typeof pageModes)[number]

const { documentElement: root } = document

/** Switches the present page to a mode; 'light' switches back. Nothing moves meanwhile. */
export async function lookAt(mode: PageMode, pointer: 'fine' | 'coarse' = 'fine'): Promise<void> {
  if (has('emulated media features')) {
    await cdp('Emulation.setEmulatedMedia', {
      features: [
        { name: 'forced-colors', value: mode === 'forced colors' ? 'active' : 'none' },
        { name: 'prefers-reduced-motion', value: 'reduce' },
      ],
    })
    await cdp('Emulation.setTouchEmulationEnabled', { enabled: pointer === 'coarse' })
  }
  root.dir = mode === 'right to left' ? 'rtl' : 'ltr'
  root.style.colorScheme = mode === 'dark' ? 'dark' : 'light'
  root.style.background = 'Canvas'
}

/** Undoes all modes. */
export async function lookAway(): Promise<void> {
  if (has('emulated media features')) {
    await cdp('Emulation.setEmulatedMedia', { features: [] })
    await cdp('Emulation.setTouchEmulationEnabled', { enabled: false })
  }
  root.removeAttribute('dir')
  root.removeAttribute('style')
}

const frame = () => new Promise(resolve => requestAnimationFrame(resolve))

/** Waits for the layout to settle, so that observers of sizes have run. */
export async function settled(): Promise<void> {
  for (let at = 0; at < 3; at++) await frame()
}

/** Pictures of a view that have not loaded yet, also in the shadow roots of hosts inside. */
function pictures(within: ParentNode): HTMLImageElement[] {
  const own = [...within.querySelectorAll('img')].filter(
    ({ complete, loading }) => !complete && loading !== 'lazy',
  )
  const inside = [...within.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  return [...own, ...inside.flatMap(pictures)]
}

/** Waits until the view of a host is complete: code, answers and pictures have loaded, and the layout is settled. */
export async function calm(host: HTMLElement): Promise<void> {
  await allCodeOf(host)
  await waitUntil(
    () => pending() === 0 && pictures(document.body).length === 0,
    `the answers and pictures of <${host.localName}>`,
  )
  await settled()
}
