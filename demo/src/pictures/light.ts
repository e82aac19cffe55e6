import {
  block,
  box,
  disc,
  each,
  faded,
  glow,
  letters,
  moved,
  oval,
  picture,
  polygon,
  ring,
  row,
  scaled,
  screw,
  shadow,
  shape,
  stroke,
  tube,
  turned,
  blend,
  type Tint,
} from './canvas.ts'
import { black, grey, slate, steel, tones, white } from './tones.ts'
import { bulbs } from './bulbs.ts'
import { sensors } from './light-sensors.ts'

const LIT = '#fff6d8'
const WARM = '#ffd98a'
const COOL = '#ffeeb5'

const lit = blend('lit', ['#ffffff', '#fff9e6', '#ffefc0'], [0.3, 1])

/** A ceiling panel, shining. */
export function ledPanel({ shape: outline, isPrismatic }: { shape: 'square' | 'long' | 'round'; isPrismatic: boolean }): string {
  const grid = ([x, y, width, height]: readonly [number, number, number, number]) =>
    `<pattern id="prism" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M10 0L20 10 10 20 0 10Z" fill="none" stroke="#e6cf8e" stroke-width="1.6"/></pattern>${box([x, y, width, height], 'url(#prism)')}`
  if (outline === 'round')
    return picture(
      lit.definition,
      glow([200, 200], 196, COOL),
      disc([200, 207], 148, grey.deep),
      disc([200, 200], 148, grey.main),
      disc([200, 198], 146, white.main),
      disc([200, 200], 128, '#d9dee4'),
      disc([200, 200], 125, lit.fill),
      isPrismatic ? each(5, (place) => ring([200, 200], 22 + place * 23, '#ecd9a2', 2)) : oval([160, 152], [44, 28], '#ffffff'),
    )
  const width = outline === 'square' ? 284 : 118
  const height = outline === 'square' ? 284 : 344
  const x = 200 - width / 2
  const y = 200 - height / 2
  const drawn =
    box([x, y + 6, width, height], grey.deep, 6) +
    box([x, y, width, height], grey.main, 6) +
    box([x + 2, y + 2, width - 4, height - 4], white.main, 5) +
    box([x + 15, y + 15, width - 30, height - 30], '#d3d9e0', 2) +
    box([x + 17, y + 17, width - 34, height - 34], lit.fill, 2) +
    (isPrismatic
      ? grid([x + 17, y + 17, width - 34, height - 34])
      : faded(
          0.8,
          polygon(
            [
              [x + 17, y + 17],
              [x + width * 0.6, y + 17],
              [x + 17, y + height * 0.6],
            ],
            '#ffffff',
          ),
        ))
  return picture(lit.definition, glow([200, 200], 198, COOL), outline === 'long' ? turned(56, drawn) : drawn)
}

/** A dust-proof batten. */
export function linearLamp({ tint, length, isClear }: { tint: Tint; length: number; isClear: boolean }): string {
  const width = 170 + 180 * length
  const x = 200 - width / 2
  return picture(
    lit.definition,
    glow([200, 226], 180, COOL),
    turned(
      -20,
      block([x + 6, 152, width - 12, 44], grey, { depth: 22, round: 8 }),
      box([x + 6, 190, width - 12, 56], '#e2c983', 22),
      box([x + 6, 188, width - 12, 54], lit.fill, 22),
      isClear
        ? box([x + 30, 204, width - 60, 16], '#ffffff', 3) +
            row({ name: 'diode', count: Math.floor((width - 70) / 24), step: [24, 0] }, box([x + 36, 208, 11, 8], '#f5bf35', 2)) +
            faded(0.5, box([x + 20, 192, width - 40, 8], '#ffffff', 4))
        : box([x + 24, 194, width - 48, 9], '#ffffff', 4),
      row(
        { name: 'cap', count: 2, step: [width - 30, 0] },
        box([x, 150, 30, 98], tint.dark, 9),
        box([x, 150, 30, 88], tint.main, 9),
        box([x, 150, 30, 14], tint.light, 7),
      ),
      row(
        { name: 'clip', count: 2, step: [width * 0.4, 0] },
        box([x + width * 0.3 - 6, 176, 12, 34], steel.main, 3),
        box([x + width * 0.3 - 6, 176, 4, 34], steel.pale, 2),
      ),
    ),
  )
}

const eye = (x: number, y: number) =>
  disc([x, y + 2], 24, grey.deep) +
  disc([x, y], 23, white.main) +
  disc([x, y], 17, '#cfd7df') +
  stroke(`M${x - 12} ${y - 6}h24M${x - 15} ${y + 1}h30M${x - 11} ${y + 8}h22M${x} ${y - 14}v28`, '#aab4be', 2)

/** A round, oval or square luminaire for stairs and cellars. */
export function bulkhead({
  tint,
  shape: outline,
  hasSensor,
}: {
  tint: Tint
  shape: 'round' | 'oval' | 'square'
  hasSensor: boolean
}): string {
  const round = outline === 'square' ? 44 : outline === 'oval' ? 92 : 140
  const across = outline === 'oval' ? 160 : 138
  const down = outline === 'oval' ? 98 : 138
  const slab = (inset: number, fill: string, drop = 0) =>
    box([200 - across + inset, 196 - down + inset + drop, (across - inset) * 2, (down - inset) * 2], fill, Math.max(round - inset, 6))
  return picture(
    lit.definition,
    glow([200, 196], 196, COOL),
    slab(0, grey.deep, 8),
    slab(0, grey.main),
    slab(3, white.main),
    slab(20, tint.main),
    slab(25, '#e2c983'),
    slab(27, lit.fill),
    faded(0.9, oval([172, 196 - down * 0.42], [across * 0.34, down * 0.16], '#ffffff')),
    outline === 'oval'
      ? stroke(
          `M140 ${196 - down + 27}V${196 + down - 27}M200 ${196 - down + 25}V${196 + down - 25}M260 ${196 - down + 27}V${196 + down - 27}`,
          grey.main,
          7,
        )
      : '',
    hasSensor ? eye(200, 196 + down - 16) : '',
  )
}

const walker = (x: number, y: number) =>
  disc([x + 6, y - 44], 12, '#ffffff') +
  stroke(
    `M${x} ${y - 26}L${x - 12} ${y + 6}L${x + 10} ${y + 22}L${x + 2} ${y + 48}M${x - 12} ${y + 6}L${x - 22} ${y + 30}L${x - 42} ${y + 34}M${x} ${y - 24}L${x + 22} ${y - 8}L${x + 38} ${y - 16}M${x} ${y - 24}L${x - 26} ${y - 16}L${x - 32} ${y + 4}`,
    '#ffffff',
    11,
  )

const signs = {
  exit: () => letters([200, 222], 'ВЫХОД', '#ffffff', 66),
  arrow: () => walker(138, 198) + stroke('M206 198H300M268 166L302 198L268 230', '#ffffff', 18),
  stairs: () =>
    walker(126, 176) + stroke('M188 166h34v24h34v24h34v28', '#ffffff', 12) + stroke('M252 136l48 34M300 140v31h-32', '#ffffff', 9),
}

/** An emergency sign, or a twin-spot emergency luminaire. */
export const exitSign = ({ face }: { face: keyof typeof signs | 'lamp' }) =>
  face === 'lamp'
    ? picture(
        glow([118, 128], 110, COOL),
        moved([164, 0], disc([118, 128], 100, 'url(#glow)')),
        shadow([206, 344], 130),
        row(
          { name: 'spot', count: 2, step: [164, 0] },
          box([108, 150, 20, 40], slate.main),
          disc([118, 128], 54, slate.main),
          disc([118, 128], 46, '#d9dee4'),
          disc([118, 128], 41, LIT),
          disc([104, 114], 13, '#ffffff'),
        ),
        block([72, 184, 248, 150], white, { depth: 26, round: 12 }),
        box([90, 202, 212, 100], '#e3e9ef', 6),
        disc([116, 318], 7, '#3bbf6a'),
        box([240, 312, 50, 10], '#3b9a5a', 4),
        stroke('M210 214l-26 36h30l-22 34', '#3b9a5a', 9),
      )
    : picture(
        glow([200, 200], 190, '#b8f0cc'),
        shadow([206, 312], 150),
        block([44, 118, 304, 172], white, { depth: 22, round: 8 }),
        box([56, 130, 280, 148], '#0f7a3c', 5),
        box([58, 132, 276, 144], '#1d9c52', 4),
        faded(
          0.16,
          polygon(
            [
              [58, 132],
              [190, 132],
              [100, 276],
              [58, 276],
            ],
            '#ffffff',
          ),
        ),
        signs[face](),
      )

export const floodlight = ({ tint, size, hasSensor }: { tint: Tint; size: number; hasSensor: boolean }) =>
  picture(
    lit.definition,
    glow([200, 186], 190, COOL),
    scaled(
      size,
      stroke('M78 176V300Q78 318 96 318H304Q322 318 322 300V176', black.deep, 14),
      stroke('M78 176V298Q78 314 96 314H304Q322 314 322 298V176', black.light, 8),
      box([86, 78, 228, 210], black.deep, 14),
      box([86, 74, 228, 206], black.main, 14),
      box([96, 78, 208, 6], black.light, 3),
      box([104, 92, 192, 154], '#20262c', 6),
      box([108, 96, 184, 146], lit.fill, 4),
      each(3, (line) =>
        row(
          { name: `diodes${line}`, count: 6, step: [27, 0] },
          box([124, 114 + line * 42, 17, 22], '#ffd45a', 3),
          box([127, 117 + line * 42, 11, 9], '#fff8e0', 2),
        ),
      ),
      faded(
        0.5,
        polygon(
          [
            [108, 96],
            [196, 96],
            [108, 200],
          ],
          '#ffffff',
        ),
      ),
      box([104, 256, 66, 12], tint.main, 3),
      row({ name: 'pivot', count: 2, step: [244, 0] }, disc([78, 178], 16, tint.dark), disc([78, 177], 13, tint.main), screw([78, 177], 8)),
      hasSensor ? box([176, 278, 48, 30], black.main, 6) + eye(200, 312) : '',
    ),
  )

export const streetLamp = ({ tint, size }: { tint: Tint; size: number }) =>
  picture(
    scaled(
      Math.min(size, 1.05),
      `<linearGradient id="beam" x2="0" y2="1"><stop offset="0" stop-color="#ffe08a" stop-opacity=".8"/><stop offset="1" stop-color="#ffe9b0" stop-opacity="0"/></linearGradient>`,
      shape('M70 176L250 176L330 372H4Z', 'url(#beam)'),
      tube('M388 372V190Q388 138 330 138H270', steel, 24),
      shape('M54 158Q58 112 130 104L262 98Q300 98 306 128V156Q300 174 268 174H84Q56 174 54 158Z', slate.dark),
      shape('M54 154Q60 108 130 100L262 94Q300 94 304 124V140H58Z', slate.main),
      shape('M80 122Q100 106 134 103L258 98Q280 98 290 106L140 112Q104 114 84 128Z', slate.light),
      row({ name: 'fin', count: 5, step: [22, 0] }, box([150, 88, 7, 24], slate.deep, 3)),
      box([70, 158, 190, 20], '#20262c', 6),
      box([74, 164, 182, 15], LIT, 6),
      row({ name: 'diode', count: 9, step: [19, 0] }, disc([88, 171], 5.5, '#ffc93c'), disc([88, 171], 3, '#ffffff')),
      box([262, 112, 40, 52], tint.dark, 6),
      box([262, 112, 34, 46], tint.main, 6),
    ),
  )

export const bulb = ({ shape: outline, isWarm }: { shape: keyof typeof bulbs; isWarm: boolean }) =>
  picture(bulbs[outline](isWarm ? WARM : '#d3e7fc'))

const diodes = (glowing: string) =>
  each(9, (place) => {
    const turn = Math.PI * (0.1 + place * 0.1)
    return (
      disc([176 + Math.cos(turn) * 131, 190 + Math.sin(turn) * 131], 12, `${glowing}77`) +
      disc([176 + Math.cos(turn) * 131, 190 + Math.sin(turn) * 131], 5.5, '#ffffff')
    )
  })

export const ledStrip = ({ glow: glowing, isSealed }: { glow: string; isSealed: boolean }) => {
  const band = isSealed ? '#dbe9f3' : '#ebe5d3'
  return picture(
    glow([176, 190], 196, glowing),
    shadow([196, 366], 130),
    tube('M300 250C330 330 350 340 392 340', tones(band), 26),
    each(4, (place) => disc([316 + place * 21, 294 + place * 14 + (place === 1 ? 12 : place === 2 ? 11 : 4)], 11, `${glowing}aa`)),
    ring([176, 190], 131, tones(band).dark, 32),
    ring([176, 190], 131, band, 26),
    diodes(glowing),
    ring([176, 190], 146, isSealed ? '#ffffff' : tones(band).dark, isSealed ? 4 : 1.5),
    each(3, (place) => ring([176, 190], 110 - place * 10, place % 2 ? tones(band).dark : glowing, 7)),
    disc([176, 190], 84, '#39424b'),
    disc([176, 188], 82, '#7c8894'),
    each(5, (place) => {
      const turn = (place * Math.PI * 2) / 5 - Math.PI / 2
      return disc([176 + Math.cos(turn) * 54, 188 + Math.sin(turn) * 54], 17, '#aab4be')
    }),
    disc([176, 188], 20, '#39424b'),
    disc([176, 188], 14, '#ffffff'),
  )
}

export const lightSensor = ({ tint, kind }: { tint: Tint; kind: keyof typeof sensors }) => picture(sensors[kind](tint))
