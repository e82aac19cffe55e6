import { type Motif, motifs } from './motifs.ts'
import { backgrounds } from './backgrounds.ts'
import { box, moved, type Palette } from './shapes.ts'

const palette = (sky: string, shape: string, ink: string, main: string, mid: string, accent: string, light = '#ffffff'): Palette => ({
  sky,
  shape,
  ink,
  main,
  mid,
  accent,
  light,
})

const palettes: readonly Palette[] = [
  palette('#dbe9fb', '#bcd6f7', '#12325c', '#0f5ec2', '#6fa5e8', '#ffb238'),
  palette('#fdf0d5', '#fbe0a8', '#4a3410', '#d0820a', '#efbf62', '#2f6fd0'),
  palette('#d8f1ec', '#b3e2d9', '#0f3d3a', '#14857a', '#69bfb4', '#ff8a5b'),
  palette('#e8e3fa', '#d1c7f4', '#2b1f57', '#6247c4', '#a695e4', '#ffc145'),
  palette('#24385c', '#314a78', '#0e1830', '#4c8df0', '#86aee8', '#ffd166', '#f2f6ff'),
  palette('#e3f3dc', '#c5e5b7', '#203d17', '#4a9130', '#93c97e', '#f2734f'),
  palette('#fbe3e4', '#f5c6c9', '#4d1a26', '#c2435a', '#e58d9b', '#2aa198'),
  palette('#e2e9ef', '#c7d3de', '#1d2c3a', '#41607c', '#8fa7bc', '#ffa62b'),
]

const at = <T>(list: readonly T[], place: number): T => {
  const found = list[place % list.length]
  if (found === undefined) throw new Error('An empty list has no places')
  return found
}

const WIDTH = 640
const HEIGHT = 360

const svg = (width: number, height: number, drawn: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 2}" height="${height * 2}">${drawn}</svg>`

/** A flat picture of 16:9; its motif stays inside the middle, so that any crop still shows it. */
export function drawCover([large, small]: readonly [Motif, Motif?], place: number): string {
  const colours = at(palettes, place)
  // Another step than the palettes' own, so that a pair of colour and ground comes back only after all others.
  const ground = at(backgrounds, place + Math.floor(place / palettes.length))(colours)
  const shadow = (x: number, width: number) => `<ellipse cx="${x}" cy="312" rx="${width}" ry="10" fill="${colours.ink}" opacity=".16"/>`
  const scene = small
    ? shadow(262, 110) +
      shadow(446, 66) +
      moved({ x: 262, y: 178, scale: 1.28 }, motifs[large](colours)) +
      moved({ x: 446, y: 238, scale: 0.72 }, motifs[small](colours))
    : shadow(320, 120) + moved({ x: 320, y: 178, scale: 1.32 }, motifs[large](colours))
  return svg(WIDTH, HEIGHT, box([0, 0, WIDTH, HEIGHT], colours.sky) + ground + scene)
}

/** The tall picture beside the greeting of the home page. */
export function drawIntro(): string {
  const colours = at(palettes, 0)
  const put = (motif: Motif, x: number, y: number, scale: number) => moved({ x, y, scale }, motifs[motif](colours))
  return svg(
    480,
    480,
    box([0, 0, 480, 480], colours.sky) +
      `<circle cx="240" cy="250" r="210" fill="${colours.shape}"/>` +
      put('board', 240, 190, 1.25) +
      put('drum', 146, 356, 0.8) +
      put('lamp', 350, 352, 0.72) +
      put('bolt', 386, 110, 0.5),
  )
}
