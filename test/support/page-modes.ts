import { cdp } from './browser.ts'

/** Ways to look at a page. */
export const pageModes = ['light', 'dark', 'forced colors', 'right to left'] as const
export type PageMode = (typeof pageModes)[number]

const { documentElement: root } = document

/** Switches the present page to a mode; 'light' switches back. Nothing moves meanwhile. */
export async function lookAt(mode: PageMode, pointer: 'fine' | 'coarse' = 'fine'): Promise<void> {
  await cdp('Emulation.setEmulatedMedia', {
    features: [
      { name: 'forced-colors', value: mode === 'forced colors' ? 'active' : 'none' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ],
  })
  await cdp('Emulation.setTouchEmulationEnabled', { enabled: pointer === 'coarse' })
  root.dir = mode === 'right to left' ? 'rtl' : 'ltr'
  root.style.colorScheme = mode === 'dark' ? 'dark' : 'light'
  root.style.background = 'Canvas'
}

/** Undoes all modes. */
export async function lookAway(): Promise<void> {
  await cdp('Emulation.setEmulatedMedia', { features: [] })
  await cdp('Emulation.setTouchEmulationEnabled', { enabled: false })
  root.removeAttribute('dir')
  root.removeAttribute('style')
}

const frame = () => new Promise(resolve => requestAnimationFrame(resolve))

/** Waits for the layout to settle, so that observers of sizes have run. */
export async function settled(): Promise<void> {
  for (let at = 0; at < 3; at++) await frame()
}

const loaded = () => performance.getEntriesByType('resource').length

/** Milliseconds without a new file after which a view is complete. */
const quiet = 100

/** Waits until the view is complete: code and pictures have loaded, and the layout is settled. */
export async function calm(): Promise<void> {
  performance.clearResourceTimings()
  for (let before = -1, now = 0; now !== before; now = loaded()) {
    before = now
    await new Promise(resolve => setTimeout(resolve, quiet))
  }
  await settled()
}
