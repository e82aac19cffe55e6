import { box, disc, each, faded, hoop, oval, picture, polygon, row, shadow, stroke, tube, turned } from './canvas.ts'
import { black, slate, steel, tones, type Tones } from './tones.ts'

type Corner = { along: number; across: number; up?: number }

/** Places a point of the tray on the sheet: `along` and `across` run from 0 to 1, `up` from the floor to the rim. */
const placing = (width: number) => {
  const length = 350 - 118 * width
  const middle = 200 - (length + 118 * width) / 2
  return ({ along, across, up = 0 }: Corner): readonly [number, number] => [
    middle + along * length + across * 118 * width,
    256 - 26 * width - along * length * 0.5 + across * 59 * width - up * 46 + length * 0.12,
  ]
}

const line = (spots: readonly (readonly [number, number])[]) => `M${spots.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`
const shares = (count: number) => Array.from({ length: count }, (_, place) => (place + 0.5) / count)

type Tray = (at: (corner: Corner) => readonly [number, number]) => string

const patch = (at: Parameters<Tray>[0], corners: readonly Corner[], fill: string) => polygon(corners.map(at), fill)

const strip = ({ from, to, up }: { from: number; to: number; up: number }): Corner[] => [
  { along: 0, across: from, up },
  { along: 1, across: from, up },
  { along: 1, across: to, up },
  { along: 0, across: to, up },
]

const wallAt = (across: number, { from = 0, to = 1 } = {}): Corner[] => [
  { along: from, across, up: 0 },
  { along: to, across, up: 0 },
  { along: to, across, up: 1 },
  { along: from, across, up: 1 },
]

const rims: Tray = (at) =>
  [0, 1].map((across) => stroke(line([at({ along: 0, across, up: 1 }), at({ along: 1, across, up: 1 })]), steel.pale, 5)).join('')

const slot = (
  at: Parameters<Tray>[0],
  { along, across, long, wide, up }: { along: number; across: number; long: number; wide: number; up?: number },
) =>
  patch(
    at,
    up === undefined
      ? [
          { along: along - long, across: across - wide },
          { along: along + long, across: across - wide },
          { along: along + long, across: across + wide },
          { along: along - long, across: across + wide },
        ]
      : [
          { along: along - long, across, up: up - wide },
          { along: along + long, across, up: up - wide },
          { along: along + long, across, up: up + wide },
          { along: along - long, across, up: up + wide },
        ],
    steel.deep,
  )

const trough = (at: Parameters<Tray>[0], { floor, side }: { floor: string; side: string }) =>
  patch(at, wallAt(0), steel.dark) +
  patch(at, strip({ from: 0, to: 1, up: 0 }), steel.light) +
  floor +
  patch(at, wallAt(1), steel.main) +
  side +
  rims(at)

const trayKinds = {
  perforated: (at) =>
    trough(at, {
      floor: shares(7)
        .flatMap((along) => shares(4).map((across) => slot(at, { along, across, long: 0.042, wide: 0.04 })))
        .join(''),
      side: shares(7)
        .map((along) => slot(at, { along, across: 1, up: 0.45, long: 0.042, wide: 0.12 }))
        .join(''),
    }),
  solid: (at) => trough(at, { floor: patch(at, strip({ from: 0.3, to: 0.5, up: 0 }), steel.pale), side: '' }),
  ladder: (at) =>
    patch(at, wallAt(0), steel.dark) +
    shares(6)
      .map((along) => {
        const rung = (long: number, fill: string) =>
          patch(
            at,
            [
              { along: along - long, across: 0, up: 0.2 },
              { along: along + long, across: 0, up: 0.2 },
              { along: along + long, across: 1, up: 0.2 },
              { along: along - long, across: 1, up: 0.2 },
            ],
            fill,
          )
        return rung(0.036, steel.deep) + rung(0.026, steel.light)
      })
      .join('') +
    patch(at, wallAt(1), steel.main) +
    shares(6)
      .map((along) => slot(at, { along, across: 1, up: 0.45, long: 0.03, wide: 0.12 }))
      .join('') +
    rims(at),
  wire: (at) => {
    const ribs = shares(8)
      .map((along) =>
        line([at({ along, across: 0, up: 1 }), at({ along, across: 0 }), at({ along, across: 1 }), at({ along, across: 1, up: 1 })]),
      )
      .join('')
    const floor = [0, 0.33, 0.67, 1].map((across) => ({ across, up: 0 }))
    const sides = [0, 1].flatMap((across) => [0.5, 1].map((up) => ({ across, up })))
    const wires = [...floor, ...sides].map(({ across, up }) => line([at({ along: 0, across, up }), at({ along: 1, across, up })])).join('')
    return stroke(ribs, steel.deep, 7) + stroke(ribs, steel.main, 4) + stroke(wires, steel.deep, 8) + stroke(wires, steel.light, 4)
  },
  cover: (at) =>
    patch(at, strip({ from: 0, to: 1, up: 0.5 }), steel.light) +
    patch(at, strip({ from: 0.16, to: 0.42, up: 0.5 }), steel.pale) +
    patch(
      at,
      [
        { along: 0, across: 1, up: 0.1 },
        { along: 1, across: 1, up: 0.1 },
        { along: 1, across: 1, up: 0.5 },
        { along: 0, across: 1, up: 0.5 },
      ],
      steel.main,
    ) +
    patch(
      at,
      [
        { along: 0, across: 0, up: 0.5 },
        { along: 0, across: 1, up: 0.5 },
        { along: 0, across: 1, up: 0.1 },
        { along: 0, across: 0.93, up: 0.3 },
        { along: 0, across: 0, up: 0.32 },
      ],
      steel.deep,
    ),
} satisfies Record<string, Tray>

/** A length of cable tray, or the cover of one. */
export const trayPiece = ({ kind, width }: { kind: keyof typeof trayKinds; width: number }) =>
  picture(shadow([206, 318 + width * 12], 150), trayKinds[kind](placing(width)))

const ridges = ({ from, to, y, height, colour }: { from: number; to: number; y: number; height: number; colour: Tones }) =>
  row(
    { name: 'ridge', count: Math.floor((to - from) / 15), step: [15, 0] },
    box([from, y - height / 2, 12, height], colour.dark, 5),
    box([from, y - height / 2, 12, height * 0.72], colour.main, 5),
    box([from + 1, y - height * 0.4, 10, height * 0.2], colour.light, 4),
  )

/** A coil of corrugated pipe, or a length of the double-wall one. */
export function corrugatedPipe({ colour, isDouble }: { colour: string; isDouble: boolean }): string {
  const hue = tones(colour)
  if (isDouble)
    return picture(
      shadow([206, 330], 140),
      turned(
        -24,
        box([40, 140, 290, 112], hue.deep),
        ridges({ from: 34, to: 322, y: 196, height: 136, colour: hue }),
        oval([332, 196], [26, 68], hue.dark),
        oval([334, 196], [22, 58], slate.light),
        oval([337, 196], [17, 48], '#2a3037'),
      ),
    )
  const loop = ({ y, name }: { y: number; name: string }) =>
    `<g fill="none">${hoop([200, y], [122, 52], hue.deep, 42)}${hoop([200, y - 3], [122, 52], hue.main, 34)}<ellipse id="${name}" cx="200" cy="${y - 9}" rx="122" ry="50" stroke="${hue.light}" stroke-width="8"/><ellipse cx="200" cy="${y}" rx="122" ry="52" stroke="${hue.deep}" stroke-width="42" stroke-dasharray="3 8"/></g>`
  return picture(
    shadow([200, 344], 150),
    loop({ y: 268, name: 'low' }),
    loop({ y: 230, name: 'mid' }),
    loop({ y: 192, name: 'high' }),
    `<g fill="none"><path d="M84 178C70 96 130 70 214 74" stroke="${hue.deep}" stroke-width="40"/><path d="M84 178C70 96 130 70 214 72" stroke="${hue.main}" stroke-width="32"/><path d="M84 178C70 96 130 70 214 74" stroke="${hue.deep}" stroke-width="40" stroke-dasharray="3 8"/></g>`,
    oval([216, 74], [9, 20], hue.light),
    oval([217, 74], [6, 14], '#2a3037'),
  )
}

export const rigidPipe = ({ colour }: { colour: string }) => {
  const hue = tones(colour)
  const pipe = (y: number, x: number) =>
    tube(`M${x} ${y}H${x + 290}`, hue, 62) + oval([x + 290, y], [13, 31], hue.light) + oval([x + 291, y], [9, 22], '#2a3037')
  return picture(shadow([206, 340], 140), turned(-26, pipe(160, 56), pipe(222, 40), pipe(284, 56)))
}

export const metalHose = ({ isCoated }: { isCoated: boolean }) => {
  const hue = isCoated ? black : steel
  const d = 'M40 318C150 330 90 180 170 150S330 210 356 96'
  const bends = (tone: string, width: number, dash = '') =>
    `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`
  return picture(
    shadow([196, 350], 140),
    bends(hue.deep, 62),
    bends(hue.main, 52),
    bends(hue.light, 18),
    bends(isCoated ? hue.deep : steel.deep, 60, isCoated ? '2.5 17' : '4 9'),
    `<g transform="rotate(-76 356 96)">${isCoated ? box([330, 70, 56, 52], steel.dark, 3) + box([330, 76, 56, 24], steel.light, 3) + stroke('M344 70v52M358 70v52M372 70v52', steel.deep, 4) : ''}${oval([isCoated ? 386 : 356, 96], [10, isCoated ? 26 : 30], steel.light)}${oval([isCoated ? 387 : 357, 96], [7, 19], '#2a3037')}</g>`,
    isCoated ? faded(0.25, stroke('M62 300C130 296 100 170 172 134S300 190 330 100', '#ffffff', 5)) : '',
  )
}

export const cableDuct = ({ colour, isWide }: { colour: string; isWide: boolean }) => {
  const hue = tones(colour)
  const width = isWide ? 128 : 84
  const y = 210 - width / 2
  return picture(
    shadow([206, 344], 140),
    turned(
      -26,
      polygon(
        [
          [40, y],
          [74, y - 34],
          [356, y - 34],
          [322, y],
        ],
        hue.dark,
      ),
      polygon(
        [
          [40, y],
          [74, y - 34],
          [250, y - 34],
          [216, y],
        ],
        hue.light,
      ),
      box([40, y, 282, width], hue.dark, 3),
      box([40, y, 282, width - 6], hue.main, 3),
      box([40, y + 4, 282, 5], hue.light),
      box([40, y + width * 0.82, 282, 3], hue.deep),
      polygon(
        [
          [322, y],
          [356, y - 34],
          [356, y + width - 34],
          [322, y + width],
        ],
        hue.deep,
      ),
      polygon(
        [
          [330, y + 6],
          [350, y - 16],
          [350, y + width - 38],
          [330, y + width - 14],
        ],
        '#39424b',
      ),
      each(
        isWide ? 3 : 2,
        (place) =>
          tube(`M336 ${y + 28 + place * 30}h50`, tones(['#2f74d0', '#875634', '#f2c818'][place] ?? '#2f74d0'), 15) +
          disc([386, y + 28 + place * 30], 5, '#d17f48'),
      ),
    ),
  )
}
