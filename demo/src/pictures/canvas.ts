import { isPale, mixed, type Tones, tones } from './tones.ts'

/** The colour of a brand, from its lit side to its shaded one. */
export type Tint = Tones

const tintColours = {
  blue: '#2468c0',
  red: '#d03d32',
  green: '#2f9a57',
  orange: '#ea7b1f',
  teal: '#12909a',
  violet: '#6d4fc0',
  amber: '#e3a41c',
  crimson: '#b0264f',
  sky: '#2f9fd8',
  graphite: '#4a5663',
  olive: '#7c9127',
} as const

export type TintName = keyof typeof tintColours
export const tintNames = Object.keys(tintColours) as TintName[]
export const tints = Object.fromEntries(tintNames.map((name) => [name, tones(tintColours[name])])) as Record<TintName, Tint>

type Box = readonly [x: number, y: number, width: number, height: number]
type Spot = readonly [x: number, y: number]

const short = (value: number) => String(Math.round(value * 10) / 10)
const side = (name: string, value: number) => ` ${name}="${short(value)}"`

/** A whole picture: everything is drawn in a square of 400. */
export const picture = (...parts: string[]) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400">${parts.join('')}</svg>`

export const box = ([x, y, width, height]: Box, fill: string, round = 0) =>
  `<rect${side('x', x)}${side('y', y)}${side('width', width)}${side('height', height)}${round ? side('rx', round) : ''} fill="${fill}"/>`

export const frame = ([x, y, width, height]: Box, stroke: string, { width: thick = 4, round = 0 } = {}) =>
  `<rect${side('x', x)}${side('y', y)}${side('width', width)}${side('height', height)}${round ? side('rx', round) : ''} fill="none" stroke="${stroke}"${side('stroke-width', thick)}/>`

export const disc = ([x, y]: Spot, radius: number, fill: string) =>
  `<circle${side('cx', x)}${side('cy', y)}${side('r', radius)} fill="${fill}"/>`

export const ring = ([x, y]: Spot, radius: number, stroke: string, width = 4) =>
  `<circle${side('cx', x)}${side('cy', y)}${side('r', radius)} fill="none" stroke="${stroke}"${side('stroke-width', width)}/>`

export const oval = ([x, y]: Spot, [across, down]: Spot, fill: string) =>
  `<ellipse${side('cx', x)}${side('cy', y)}${side('rx', across)}${side('ry', down)} fill="${fill}"/>`

export const hoop = ([x, y]: Spot, [across, down]: Spot, stroke: string, width = 4) =>
  `<ellipse${side('cx', x)}${side('cy', y)}${side('rx', across)}${side('ry', down)} fill="none" stroke="${stroke}"${side('stroke-width', width)}/>`

export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`

export const stroke = (d: string, colour: string, width = 4) =>
  `<path d="${d}" fill="none" stroke="${colour}"${side('stroke-width', width)} stroke-linecap="round" stroke-linejoin="round"/>`

export const polygon = (spots: readonly Spot[], fill: string) =>
  `<path d="M${spots.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z" fill="${fill}"/>`

export const letters = ([x, y]: Spot, text: string, fill: string, size = 20) =>
  `<text${side('x', x)}${side('y', y)}${side('font-size', size)} fill="${fill}" font-family="Arial,sans-serif" font-weight="700" text-anchor="middle">${text}</text>`

export const faded = (opacity: number, ...parts: string[]) => `<g opacity="${opacity}">${parts.join('')}</g>`

export const moved = ([x, y]: Spot, ...parts: string[]) => `<g transform="translate(${short(x)} ${short(y)})">${parts.join('')}</g>`

export const turned = (degrees: number, ...parts: string[]) => `<g transform="rotate(${short(degrees)} 200 200)">${parts.join('')}</g>`

/** Larger or smaller around the middle of the picture. */
export const scaled = (factor: number, ...parts: string[]) =>
  `<g transform="translate(${short(200 - 200 * factor)} ${short(200 - 200 * factor)}) scale(${Math.round(factor * 1000) / 1000})">${parts.join('')}</g>`

/** The same thing several times, by its number. */
export const each = (count: number, draw: (place: number) => string) => Array.from({ length: count }, (_, place) => draw(place)).join('')

/** Equal things in a row, written down once to keep the file small. */
export const row = ({ name, count, step: [across, down] }: { name: string; count: number; step: Spot }, ...parts: string[]) =>
  `<g id="${name}">${parts.join('')}</g>` +
  each(count - 1, (place) => `<use href="#${name}"${side('x', across * (place + 1))}${side('y', down * (place + 1))}/>`)

/** A colour that runs over a shape: the definition to draw once, the fill to use. */
export const blend = (name: string, colours: readonly string[], [across, down]: Spot = [0, 1]) => ({
  definition: `<linearGradient id="${name}" x2="${across}" y2="${down}">${colours
    .map((colour, place) => `<stop offset="${short(place / (colours.length - 1))}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`,
  fill: `url(#${name})`,
})

/** Light around a spot, brightest in its middle. */
export const glow = ([x, y]: Spot, radius: number, colour: string) =>
  `<radialGradient id="glow"><stop offset="0" stop-color="${colour}" stop-opacity=".85"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>${disc([x, y], radius, 'url(#glow)')}`

/** A round bar, wire or hose along a line, lit from above, or from the left when it stands upright. */
export const tube = (d: string, colour: Tones, width: number, { isRound = false, isUpright = false } = {}) => {
  const layer = (tone: string, thick: number, lift: number) => {
    const shift = isUpright ? `${short(-lift)} 0` : `0 ${short(-lift)}`
    return `<path d="${d}" stroke="${tone}"${side('stroke-width', thick)}${lift ? ` transform="translate(${shift})"` : ''}/>`
  }
  return `<g fill="none"${isRound ? ' stroke-linecap="round"' : ''} stroke-linejoin="round">${layer(colour.deep, width, 0)}${layer(colour.main, width * 0.74, width * 0.1)}${layer(colour.light, width * 0.2, width * 0.24)}</g>`
}

/** The shadow under a thing standing on a table. */
export const shadow = ([x, y]: Spot, across: number) =>
  oval([x, y], [across, Math.max(7, across * 0.08)], '#1c2b3d1f') + oval([x, y], [across * 0.82, Math.max(4, across * 0.045)], '#1c2b3d1f')

/** A box seen from the front with its top and right side in sight. */
export const block = ([x, y, width, height]: Box, colour: Tones, { depth = 22, round = 6 } = {}) =>
  polygon(
    [
      [x + round, y + 1],
      [x + depth, y - depth * 0.6],
      [x + width + depth, y - depth * 0.6],
      [x + width - round, y + 1],
      [x + width - 1, y + round],
    ],
    isPale(colour.main) ? mixed({ from: colour.main, to: colour.dark, share: 0.35 }) : colour.light,
  ) +
  polygon(
    [
      [x + width - round, y + 1],
      [x + width + depth, y - depth * 0.6],
      [x + width + depth, y + height - depth * 0.6],
      [x + width - round, y + height],
    ],
    colour.dark,
  ) +
  box([x, y, width, height], colour.main, round)

/** The head of a slotted or cross screw. */
export const screw = ([x, y]: Spot, radius: number, { isCross = true, turn = 25 } = {}) => {
  const slot = `<rect${side('x', x - radius * 0.72)}${side('y', y - radius * 0.13)}${side('width', radius * 1.44)}${side('height', radius * 0.26)} fill="#5b6672"`
  return (
    disc([x, y], radius, '#8d98a4') +
    disc([x, y], radius * 0.86, '#c5ced7') +
    `${slot} transform="rotate(${turn} ${short(x)} ${short(y)})"/>` +
    (isCross ? `${slot} transform="rotate(${turn + 90} ${short(x)} ${short(y)})"/>` : '')
  )
}
