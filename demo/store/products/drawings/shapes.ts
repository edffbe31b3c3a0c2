/** Shapes on the grid of the icons, which is 32 wide and high. */

/** Greys that stand out from a light and from a dark backdrop. */
export const greys = {
  ink: ['#3f4857', '#66738a'],
  dark: ['#566172', '#7c899d'],
  grey: ['#8993a1', '#a3adba'],
  steel: ['#adb6c2', '#c2cad4'],
  pale: ['#c6ced9', '#d5dae1'],
  white: ['#dce2ea', '#eef0f3'],
} as const

export const ink = 'var(--ink)'
export const dark = 'var(--dark)'
export const grey = 'var(--grey)'
export const steel = 'var(--steel)'
export const pale = 'var(--pale)'
export const white = 'var(--white)'
export const blue = '#0f9be0'
export const sky = '#8bcdf5'
export const red = '#e2452f'
export const orange = '#f59b23'
export const yellow = '#f9c846'
export const green = '#2f9e62'
export const copper = '#c77b30'
export const brass = '#d3a13f'
export const wood = '#b67a4b'
export const sand = '#e0cba4'

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  round = 0,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" style="fill:${fill}"/>`

export const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" style="fill:${fill}"/>`

export const oval = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" style="fill:${fill}"/>`

/** A circle that one sees through. */
export const ring = (x: number, y: number, r: number, stroke: string, width: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" style="fill:none;stroke:${stroke};stroke-width:${width}"/>`

export const area = (path: string, fill: string): string =>
  `<path d="${path}" style="fill:${fill}"/>`

export const line = (path: string, stroke: string, width: number, dashes = ''): string =>
  `<path d="${path}" style="fill:none;stroke:${stroke};stroke-width:${width}" stroke-linejoin="round" ${
    dashes ? `stroke-dasharray="${dashes}"` : 'stroke-linecap="round"'
  }/>`

export const turned = (degrees: number, shapes: string): string =>
  `<g transform="rotate(${degrees} 16 16)">${shapes}</g>`

/** The same shape at several places. */
export const at = (places: readonly (readonly [x: number, y: number])[], shape: string): string =>
  places.map(([x, y]) => `<g transform="translate(${x} ${y})">${shape}</g>`).join('')
