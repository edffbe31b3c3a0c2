/** The fonts of all tests. test/support/fonts.css has their faces. */

/** The line of a page's head that brings the fonts along. */
export const fontSheet = '<link rel="stylesheet" href="/test/support/fonts.css">'

/** The font of the demo shop. Tests use it if they do not say otherwise. */
export const ownFont = 'Figtree'

/** The kinds of fonts that shops have, each by a font that goes far: letters, lines or digits unlike those of others. */
export const otherFonts = {
  narrow: 'Roboto Condensed',
  wide: 'DejaVu Sans',
  'with tall lines': 'Noto Naskh Arabic',
  'with digits of different widths': 'Raleway',
} as const

/** Loads a font, so that no text changes its size later. */
export async function fontLoaded(owner: Document, font: string = ownFont): Promise<void> {
  const faces = [...owner.fonts].filter(({ family }) => family.replaceAll(/['"]/g, '') === font)
  await Promise.all(faces.map(face => face.load()))
  await owner.fonts.ready
}

/** Writes a page in a font, which must have loaded. */
export function wear(font: string, owner: Document = document): void {
  owner.documentElement.style.fontFamily =
    font === ownFont ? '' : `'${font}', 'DejaVu Sans', DotGothic16`
}
