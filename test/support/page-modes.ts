import { cdp } from './browser.ts'

/** How a page can be looked at. */
export const pageModes = ['light', 'dark', 'forced colors', 'right to left'] as const
export type PageMode = (typeof pageModes)[number]

const { documentElement: root } = document

/** Turns the page as it stands to a mode; 'light' is the way back. Nothing moves meanwhile. */
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

/** As if nobody had looked. */
export async function lookAway(): Promise<void> {
  await cdp('Emulation.setEmulatedMedia', { features: [] })
  await cdp('Emulation.setTouchEmulationEnabled', { enabled: false })
  root.removeAttribute('dir')
  root.removeAttribute('style')
}

const frame = () => new Promise(resolve => requestAnimationFrame(resolve))

/** The layout has come to rest: what observes sizes has answered. */
export async function settled(): Promise<void> {
  for (let at = 0; at < 3; at++) await frame()
}

const loaded = () => performance.getEntriesByType('resource').length

/** So long nothing has been loaded, in ms: what a view needs is there. */
const quiet = 100

/** The view is whole: code and pictures that it asked for have come, and the layout is at rest. */
export async function calm(): Promise<void> {
  performance.clearResourceTimings()
  for (let before = -1, now = 0; now !== before; now = loaded()) {
    before = now
    await new Promise(resolve => setTimeout(resolve, quiet))
  }
  await settled()
}
