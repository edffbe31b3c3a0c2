import { existsSync, readFileSync } from 'node:fs'

/** Pictures of states, as `npm run pictures` takes them, in light and dark. */

export const pictureFolder = new URL('pictures/', import.meta.url)
export const pictureFile = (name: string, state: string, scheme: 'light' | 'dark') =>
  `${name}.${state}.${scheme}.webp`
/** Device pixels per CSS pixel. */
export const pictureScale = 2

export interface Picture {
  light: string
  dark: string
  /** CSS pixels. */
  width: number
  height: number
}

/** Width and height of a lossy or lossless WebP, https://developers.google.com/speed/webp/docs/riff_container */
function sizeOf(file: URL): [number, number] {
  const data = readFileSync(file)
  const kind = data.toString('latin1', 12, 16)
  if (kind === 'VP8X') return [data.readUIntLE(24, 3) + 1, data.readUIntLE(27, 3) + 1]
  if (kind === 'VP8L') {
    const bits = data.readUInt32LE(21)
    return [(bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1]
  }
  return [data.readUInt16LE(26) & 0x3fff, data.readUInt16LE(28) & 0x3fff]
}

export function pictureOf(name: string, state: string): Picture | undefined {
  const [light, dark] = [pictureFile(name, state, 'light'), pictureFile(name, state, 'dark')]
  const file = new URL(light, pictureFolder)
  if (!existsSync(file)) return undefined
  const [width, height] = sizeOf(file)
  return {
    light: `pictures/${light}`,
    dark: `pictures/${dark}`,
    width: Math.round(width / pictureScale),
    height: Math.round(height / pictureScale),
  }
}
