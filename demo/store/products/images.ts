import { icons } from '@iconify-json/fluent-emoji-flat'
import { Hono } from 'hono'
import { drawings } from './drawings/drawings.ts'
import { greys } from './drawings/shapes.ts'

/**
 * Product shots: a drawing of ours, or an icon of the Fluent Emoji set, on a studio backdrop, with a shadow below. In a dark page the
 * studio is dark.
 * `name-2` and `name-3` are further views of the same product.
 */

const views = ['', '-2', '-3'] as const
export const imageUrl = (picture: string): string => `/images/${picture}.svg`
export const viewUrls = (picture: string): string[] =>
  views.map(view => imageUrl(`${picture}${view}`))

function bodyOf(name: string): string | undefined {
  if (Object.hasOwn(drawings, name)) return drawings[name]
  return Object.hasOwn(icons.icons, name) ? icons.icons[name]?.body : undefined
}

export const hasPicture = (name: string): boolean => bodyOf(name) !== undefined

const greysIn = (scheme: 0 | 1): string =>
  Object.entries(greys)
    .map(([name, colours]) => `--${name}:${colours[scheme]}`)
    .join(';')

interface Shot {
  /** Size of the icon on a canvas of 800, and how it is turned. */
  size: number
  angle: number
  mirrored: boolean
}

const shots: Record<(typeof views)[number], Shot> = {
  '': { size: 460, angle: 0, mirrored: false },
  '-2': { size: 460, angle: -8, mirrored: true },
  '-3': { size: 680, angle: 6, mirrored: false },
}

export function images(): Hono {
  const app = new Hono()
  app.get('/images/:file{[a-z0-9-]+\\.svg}', c => {
    const file = c.req.param('file').slice(0, -'.svg'.length)
    const view = views.findLast(suffix => suffix !== '' && file.endsWith(suffix)) ?? ''
    // Some icons end in a digit themselves: an icon of the whole name goes first.
    const svg = draw(file, shots['']) ?? draw(file.slice(0, -view.length), shots[view])
    if (!svg) return c.notFound()
    c.header('cache-control', 'public, max-age=31536000, immutable')
    return c.body(svg, 200, { 'content-type': 'image/svg+xml' })
  })
  return app
}

function draw(name: string, { size, angle, mirrored }: Shot): string | null {
  const body = bodyOf(name)
  if (body === undefined) return null
  const hue = hueOf(name)
  const grid = icons.width ?? 32
  const scale = size / grid
  const flip = mirrored ? -1 : 1
  const base = 385 + size / 2
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800">
<style>
:root{--wall:hsl(${hue} 42% 97%);--low:hsl(${hue} 34% 91%);--edge:hsl(${hue} 30% 88%);--floor:hsl(${hue} 36% 93%);--lamp:.9;${greysIn(0)}}
@media (prefers-color-scheme:dark){
:root{--wall:hsl(${hue} 14% 25%);--low:hsl(${hue} 14% 20%);--edge:hsl(${hue} 14% 17%);--floor:hsl(${hue} 14% 22%);--lamp:.14;${greysIn(1)}}}
</style><defs>
<linearGradient id="backdrop" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" style="stop-color:var(--wall)"/><stop offset=".72" style="stop-color:var(--low)"/>
<stop offset=".73" style="stop-color:var(--edge)"/><stop offset="1" style="stop-color:var(--floor)"/>
</linearGradient>
<radialGradient id="light" cx=".35" cy=".25" r=".8">
<stop offset="0" stop-color="#fff" style="stop-opacity:var(--lamp)"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
</radialGradient>
<radialGradient id="shadow"><stop offset="0" stop-color="hsl(${hue} 30% 20%)" stop-opacity=".38"/>
<stop offset="1" stop-color="hsl(${hue} 30% 20%)" stop-opacity="0"/></radialGradient>
</defs>
<rect width="800" height="800" fill="url(#backdrop)"/><rect width="800" height="800" fill="url(#light)"/>
<ellipse cx="400" cy="${base}" rx="${size * 0.46}" ry="${size * 0.085}" fill="url(#shadow)"/>
<g transform="translate(400 385) rotate(${angle}) scale(${flip * scale} ${scale}) translate(${-grid / 2} ${-grid / 2})">${body}</g>
</svg>`
}

/** A backdrop of its own for each product, the same every time. */
function hueOf(name: string): number {
  let hash = 0
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 360
  return hash
}
