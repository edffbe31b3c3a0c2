import { fontLoaded, otherFonts, ownFont, wear } from '../fonts.ts'
import { settled } from '../page-modes.ts'
import { scope } from '../scope.ts'

export type Kind = keyof typeof otherFonts
const kinds = Object.keys(otherFonts) as Kind[]

/** Views in a row that a run takes of few: see `every` of build/scope.mjs. They must not all get the same font. */
const inRow = 4

/** All kinds of fonts, in turn: each commit and each view begins with another. `at`: place of the view. */
export function inTurn(at: number): Kind[] {
  const first = (scope.seed + at + Math.floor(at / inRow)) % kinds.length
  return [...kinds.slice(first), ...kinds.slice(0, first)]
}

/** The kinds of fonts that a run takes of a view, beside the shop's own: one, and in a proof all. */
export const kindsFor = (at: number): Kind[] => inTurn(at).slice(0, scope.isProof ? undefined : 1)

/** Judges the page in a font of this kind. Faults tell the kind. */
export async function inFont(
  kind: Kind,
  judge: () => Promise<readonly string[]> | readonly string[],
): Promise<string[]> {
  const font = otherFonts[kind]
  await fontLoaded(document, font)
  wear(font)
  await settled()
  const found = await judge()
  wear(ownFont)
  return found.map(fault => `in a font ${kind}: ${fault}`)
}
