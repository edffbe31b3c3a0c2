import type { Page } from 'puppeteer-core'
import { appears, click } from '../test/support/appears.ts'
import { withBrowser, withFreshPage } from './browser.ts'
import { documentOf, preloadLines } from './document.ts'
import type { Figure } from './figures.ts'
import { servePages } from './page-server.ts'
import { median, percentile } from './statistics.ts'
import { rest, scriptTimeOf, slow } from './script-time.ts'

const tag = 'dp-fitment-stripe'
const count = 2_000
/** Slows the processor down to a mid-range phone. */
const slowdown = 4

const onsets = ['B', 'D', 'Fr', 'G', 'K', 'L', 'M', 'N', 'Pr', 'S', 'T', 'V', 'Z']
const rhymes = ['an', 'el', 'ir', 'os', 'um', 'ay', 'eck', 'ist', 'orn', 'ul']

/** Names that look like brands. All differ, and many start alike. */
const brands = Array.from({ length: count }, (_, n) => {
  const at = <T>(from: readonly T[], step: number) => from[Math.floor(n / step) % from.length]
  const label = `${at(onsets, 1)}${at(rhymes, 13)}${at(rhymes, 130)} ${n}`
  return { value: label.toUpperCase().replaceAll(' ', ''), label }
})
const favoriteBrands = brands.slice(0, 6).map(({ value }) => value)

const head = () => `<link rel="stylesheet" href="/dist/dp.css">${preloadLines(tag)}
<script type="application/json" data-dp-state="fitment-stripe">${JSON.stringify({ brands, favoriteBrands })}</script>
<script src="/dist/dp.js"></script>`
const body = `<${tag} data-finder="dropdown" data-page-type="browse"></${tag}>`

/** Keys that leave many, few or no brands. */
const keys = ['b', 'ban', 'm', 'mel', 'fr', 'z', 'zx', 's'].flatMap(text => [
  ...text,
  ...Array.from(text, () => 'Backspace'),
])

/** In the page: the number of brands that the filter keeps, as assistive technology hears it. */
const kept = (host: string): number =>
  Number(
    document
      .querySelector(host)
      ?.shadowRoot?.querySelector('[role=option]')
      ?.getAttribute('aria-setsize') ?? 0,
  )

/** Milliseconds of scripts per key press, with everything that follows. */
async function press(page: Page): Promise<number[]> {
  await slow(page, slowdown)
  const times: number[] = []
  let typed = ''
  for (const key of keys) {
    typed = key === 'Backspace' ? typed.slice(0, -1) : typed + key
    const { script } = await scriptTimeOf(page, () => page.keyboard.press(key as 'b'))
    times.push(script)
    const wanted = brands.filter(({ label }) => label.toLowerCase().startsWith(typed)).length
    const shown = await page.evaluate(kept, tag)
    if (shown !== wanted) throw new Error(`"${typed}" keeps ${shown} brands, not ${wanted}`)
  }
  return times
}

/** Measures a key press in the filter of 2,000 brands (FIT-100). */
export async function filtering(): Promise<Figure[]> {
  const server = await servePages(new Map([['/', documentOf(head(), body)]]))
  try {
    const times = await withBrowser(browser =>
      withFreshPage(browser, async page => {
        await page.goto(server.origin)
        await click(page, `${tag} >>> .brand-button`)
        await appears(page, `${tag} >>> .brands-filter input:focus`)
        // The first key loads and compiles code. That is not measured.
        await page.keyboard.press('x')
        await page.keyboard.press('Backspace')
        await rest()
        return press(page)
      }),
    )
    return [
      {
        what: `key in the filter of ${count} brands, script at a ${slowdown}th of the speed`,
        reached: median(times),
        unit: 'ms',
        atMost: 16,
        note: `${times.length} keys, 95 % within ${percentile(times, 0.95).toFixed(1)} ms`,
      },
    ]
  } finally {
    server.close()
  }
}
