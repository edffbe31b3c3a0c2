import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const { resolve } = createRequire(import.meta.url)
const drawn = new Map<string, string>()

/** A lucide icon as inline SVG: it takes the colour and size of the text around it. */
export function icon(name: string): string {
  const found = drawn.get(name)
  if (found) return found
  const source = readFileSync(resolve(`lucide-static/icons/${name}.svg`), 'utf8')
  const svg = source
    .replace(/<!--.*?-->\s*/s, '')
    .replace(/class="[^"]*"/, 'class="icon" aria-hidden="true" focusable="false"')
    .replace(/\s*\n\s*/g, ' ')
  drawn.set(name, svg)
  return svg
}
