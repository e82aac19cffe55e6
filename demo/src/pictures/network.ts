import { block, box, disc, each, faded, picture, polygon, row, shadow, stroke, tube } from './canvas.ts'
import { black, brass, grey, slate, steel, type Tones, tones, white } from './tones.ts'

const plug = (hue: Tones) =>
  box([-4, -24, 54, 48], hue.dark, 10) +
  box([-4, -24, 54, 38], hue.main, 10) +
  box([46, -27, 66, 54], '#a9c3d6', 5) +
  box([46, -27, 66, 40], '#d8e8f2', 5) +
  row({ name: 'pin', count: 6, step: [0, 7.6] }, box([88, -21, 22, 4], brass.main, 1)) +
  box([40, -36, 54, 10], '#bcd3e2', 4)

export const patchCord = ({ colour }: { colour: string }) => {
  const hue = tones(colour)
  const loop = (y: number) => `M84 ${y}a116 46 0 1 0 232 0a116 46 0 1 0 -232 0`
  return picture(
    shadow([200, 346], 140),
    each(4, (place) => tube(loop(284 - place * 17), hue, 16)),
    tube('M86 220C66 150 100 104 176 92', hue, 16),
    tube('M314 220C332 186 310 158 262 164', hue, 16),
    `<g transform="translate(174 92) rotate(-8)"><g id="plug">${plug(hue)}</g></g>`,
    '<use href="#plug" transform="translate(266 164) rotate(176)"/>',
    box([180, 226, 42, 80], '#2c333a', 6),
  )
}

const port = (scale: number) =>
  `<g transform="scale(${scale})">${box([-44, -42, 88, 84], '#8a949f', 6)}${box([-40, -38, 80, 76], '#20262c', 5)}${row({ name: 'contact', count: 8, step: [7.6, 0] }, box([-29, -36, 4, 22], brass.light, 1))}${box([-18, 28, 36, 14], '#20262c', 2)}${box([-32, 20, 64, 8], '#39424b', 2)}</g>`

/** A socket for a computer network, flush in its frame or in a box on the wall. */
export const dataSocket = ({ ports, isSurface }: { ports: number; isSurface: boolean }) => {
  const scale = ports > 1 ? 0.74 : 1.1
  const jacks = (x: number, y: number) =>
    row(
      { name: 'port', count: Math.min(ports, 2), step: [86, 0] },
      `<g transform="translate(${ports > 1 ? x - 43 : x} ${y})">${port(scale)}</g>`,
    )
  return isSurface
    ? picture(
        shadow([206, 340], 140),
        block([72, 110, 232, 212], white, { depth: 48, round: 12 }),
        box([86, 124, 204, 184], white.light, 8),
        box([100, 136, 176, 34], '#dfe5eb', 4),
        stroke('M116 153h80', '#9aa5b1', 6),
        jacks(188, 240),
      )
    : picture(
        shadow([200, 360], 136),
        box([48, 54, 304, 300], white.deep, 20),
        box([48, 50, 304, 300], white.dark, 20),
        box([51, 52, 298, 294], white.main, 18),
        box([96, 98, 208, 208], white.dark, 11),
        box([98, 100, 204, 203], '#fbfcfd', 10),
        box([120, 116, 160, 34], '#e3e9ef', 4),
        stroke('M136 133h70', '#9aa5b1', 6),
        jacks(200, 226),
      )
}

const cabinets = { wall: [264, 214], low: [232, 262], tall: [182, 336] } as const

/** A 19" cabinet: its equipment is seen through a glass door, a steel one is perforated. */
export function rackCabinet({ shape: size, door }: { shape: keyof typeof cabinets; door: 'glass' | 'steel' }): string {
  const [width, height] = cabinets[size]
  const x = 182 - width / 2
  const y = 210 - height / 2
  const units = Math.floor((height - 56) / 26)
  return picture(
    shadow([208, y + height + 10], width * 0.62),
    size === 'wall' ? '' : row({ name: 'wheel', count: 2, step: [width - 44, 0] }, disc([x + 22, y + height + 5], 10, '#20262c')),
    block([x, y, width, height], tones('#4a5460'), { depth: 46, round: 5 }),
    box([x + 10, y + 10, width - 20, height - 20], '#20262c', 4),
    door === 'glass'
      ? each(units, (place) => {
          const top = y + 28 + place * 26
          const kind = place % 4
          return (
            box([x + 24, top, width - 48, 22], kind === 3 ? '#8a949f' : '#59646f', 2) +
            (kind === 3
              ? ''
              : row(
                  { name: `unit${place}`, count: Math.floor((width - 66) / 14), step: [14, 0] },
                  box([x + 32, top + 6, 9, 10], kind === 1 ? '#2f6fc4' : '#14181c', 1),
                )) +
            (kind === 0 ? disc([x + width - 32, top + 11], 3, '#4fe08a') : '')
          )
        }) +
          faded(0.3, box([x + 14, y + 14, width - 28, height - 28], '#7fb4d8', 3)) +
          faded(
            0.3,
            polygon(
              [
                [x + 34, y + 14],
                [x + width * 0.5, y + 14],
                [x + 14, y + height * 0.6],
                [x + 14, y + 50],
              ],
              '#ffffff',
            ),
          )
      : `<pattern id="mesh" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" fill="#59646f"/><circle cx="3" cy="3" r="2.4" fill="#2a3037"/><circle cx="9" cy="9" r="2.4" fill="#2a3037"/></pattern>${box([x + 16, y + 16, width - 32, height - 32], slate.main, 3)}${box([x + 28, y + 28, width - 56, height - 56], 'url(#mesh)', 3)}`,
    box([x + width - 23, y + height / 2 - 28, 10, 56], steel.light, 4),
    disc([x + width - 18, y + height / 2 + 14], 3.5, '#20262c'),
  )
}

export const patchPanel = ({ ports, units }: { ports: number; units: number }) => {
  const inRow = Math.min(24, ports)
  const group = Math.ceil(inRow / 6)
  const step = 268 / (inRow + group - 1)
  const height = units > 1 ? 138 : 84
  const y = 204 - height / 2
  const rows = Math.ceil(ports / 24)
  return picture(
    shadow([204, y + height + 14], 186),
    block([22, y, 338, height], black, { depth: 28, round: 4 }),
    row(
      { name: 'ear', count: 2, step: [314, 0] },
      box([14, y, 32, height], grey.deep, 4),
      box([22, y + 14, 16, 9], '#ffffff', 4),
      box([22, y + height - 23, 16, 9], '#ffffff', 4),
    ),
    each(rows, (line) =>
      each(group, (place) => {
        const x = 52 + place * 7 * step
        const top = y + height * ((line + 0.62) / rows) - step * 0.6 + (rows > 1 ? -4 : 0)
        const count = Math.min(6, inRow - place * 6)
        return (
          box([x - 3, top - 15, count * step + 4, 9], '#e3e9ef', 2) +
          row(
            { name: `ports${line}${place}`, count, step: [step, 0] },
            box([x, top, step * 0.84, step * 0.84 + 6], '#8a949f', 2),
            box([x + 1.5, top + 2, step * 0.84 - 3, step * 0.84 + 1], '#0f1316', 1),
            box([x + step * 0.25, top + 2, step * 0.34, 4], brass.light),
          )
        )
      }),
    ),
  )
}
