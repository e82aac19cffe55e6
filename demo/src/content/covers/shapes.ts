/** The colours of one cover. */
export type Palette = { sky: string; shape: string; ink: string; main: string; mid: string; accent: string; light: string }

/** A drawing in a square of 200 around the origin. */
export type Draw = (colours: Palette) => string

type Box = readonly [x: number, y: number, width: number, height: number]

export const box = ([x, y, width, height]: Box, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`

export const disc = (x: number, y: number, radius: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

export const ring = (x: number, y: number, radius: number, stroke: string, width: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const line = (d: string, stroke: string, width = 6) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

export const turned = (degrees: number, drawn: string) => `<g transform="rotate(${degrees})">${drawn}</g>`

export const moved = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }, drawn: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${drawn}</g>`

/** The same thing several times, by its number. */
export const each = (count: number, draw: (place: number) => string) => Array.from({ length: count }, (_, place) => draw(place)).join('')
