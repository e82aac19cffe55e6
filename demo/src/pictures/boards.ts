import {
  block,
  box,
  disc,
  each,
  faded,
  frame,
  letters,
  picture,
  polygon,
  row,
  scaled,
  screw,
  shadow,
  shape,
  stroke,
  turned,
  type Tint,
} from './canvas.ts'
import { black, brass, copper, grey, steel, type Tones, tones, white } from './tones.ts'

const modulesRow = ([x, y]: readonly [number, number], { name, count, tint }: { name: string; count: number; tint: Tint }) =>
  row(
    { name, count, step: [16, 0] },
    box([x, y, 15, 46], '#fbfcfd', 1),
    box([x, y + 8, 15, 4], tint.main),
    box([x + 4, y + 18, 7, 13], '#39424b', 1),
  )

/** A plastic box for modular devices, which a clear door shows. */
export function plasticBox({ tint, modules, isClear, isGrey }: { tint: Tint; modules: number; isClear: boolean; isGrey: boolean }): string {
  const inRow = modules <= 4 ? 5 : modules <= 8 ? 9 : 13
  const rows = modules <= 18 ? 1 : modules <= 24 ? 2 : 3
  const width = inRow * 16 + 66
  const height = rows * 78 + 74
  const x = 192 - width / 2
  const y = 204 - height / 2
  const body = isGrey ? grey : white
  const drawn = [
    shadow([204, y + height + 8], width * 0.55 + 10),
    block([x, y, width, height], body, { depth: 28, round: 12 }),
    box([x + 12, y + 12, width - 24, height - 24], body.dark, 8),
    isClear
      ? box([x + 15, y + 15, width - 30, height - 30], '#eef2f6', 6) +
        each(
          rows,
          (place) =>
            box([x + 30, y + 36 + place * 78, width - 60, 56], '#8f9ba7', 3) +
            modulesRow([x + 34, y + 41 + place * 78], { name: `row${place}`, count: inRow - 1, tint }),
        ) +
        faded(0.42, box([x + 15, y + 15, width - 30, height - 30], '#7fb4d8', 6)) +
        faded(
          0.4,
          polygon(
            [
              [x + 30, y + 15],
              [x + 30 + width * 0.28, y + 15],
              [x + 15, y + height * 0.62],
              [x + 15, y + 40],
            ],
            '#ffffff',
          ),
        )
      : box([x + 15, y + 15, width - 30, height - 30], body.main, 6) +
        box([x + 15, y + 15, width - 30, 8], '#ffffff', 6) +
        box([x + 26, y + 32, 34, 12], tint.main, 3) +
        stroke(`M${x + 30} ${y + height - 36}H${x + width - 60}`, body.dark, 3) +
        stroke(`M${x + 30} ${y + height - 50}H${x + width - 60}`, body.dark, 3),
    box([x + width - 32, y + height / 2 - 18, 12, 36], body.deep, 5),
    box([x + width - 32, y + height / 2 - 18, 8, 34], tint.main, 4),
  ]
  return picture(scaled(modules <= 4 ? 1.45 : modules <= 8 ? 1.25 : 1.05, ...drawn))
}

const danger = (x: number, y: number) =>
  shape(`M${x} ${y - 22}l24 42h-48z`, '#2c333a') +
  shape(`M${x} ${y - 15}l18 32h-36z`, '#ffcf33') +
  stroke(`M${x + 2} ${y - 6}l-6 10h8l-5 10`, '#2c333a', 3)

const lock = (x: number, y: number) => disc([x, y], 11, '#8d98a4') + disc([x, y], 9, steel.light) + box([x - 2, y - 6, 4, 12], '#39424b', 1)

const cabinetSizes = { small: [218, 232], middle: [206, 296], tall: [172, 336] } as const

/** A steel cabinet, distinguished by its size and its door. */
export function cabinet({
  tint,
  shape: size,
  face,
}: {
  tint: Tint
  shape: keyof typeof cabinetSizes
  face: 'plain' | 'sealed' | 'modules' | 'meter'
}): string {
  const [width, height] = cabinetSizes[size]
  const x = 186 - width / 2
  const y = 208 - height / 2
  const body = tones('#d5dbe1')
  const rows = size === 'small' ? 1 : size === 'middle' ? 2 : 3
  const inRow = Math.floor((width - 64) / 16)
  const faces = {
    plain: () => danger(x + width / 2, y + 64),
    sealed: () =>
      danger(x + width / 2, y + 64) +
      frame([x + 20, y + 20, width - 40, height - 40], body.dark, { width: 3, round: 4 }) +
      lock(x + width - 24, y + 48) +
      lock(x + width - 24, y + height - 48),
    modules: () =>
      each(rows, (place) => {
        const top = y + 62 + place * 82
        return box([x + 24, top - 6, width - 56, 58], '#8f9ba7', 4) + modulesRow([x + 28, top], { name: `row${place}`, count: inRow, tint })
      }),
    meter: () =>
      box([x + 34, y + 40, width - 84, 96], '#6c7885', 6) +
      box([x + 39, y + 45, width - 94, 86], '#cfe3f0', 4) +
      box([x + 56, y + 58, width - 128, 34], '#2b333b', 4) +
      letters([x + 56 + (width - 128) / 2, y + 83], '0427', '#bfe8cf', 22) +
      faded(
        0.5,
        polygon(
          [
            [x + 39, y + 60],
            [x + 54, y + 45],
            [x + 84, y + 45],
            [x + 39, y + 92],
          ],
          '#ffffff',
        ),
      ) +
      box([x + 30, y + 160, width - 68, 58], '#8f9ba7', 4) +
      modulesRow([x + 34, y + 166], { name: 'row', count: Math.floor((width - 76) / 16), tint }),
  }
  return picture(
    shadow([208, y + height + 8], width * 0.62),
    face === 'sealed'
      ? row({ name: 'gland', count: 3, step: [46, 0] }, box([x + width / 2 - 60, y + height - 4, 28, 18], black.main, 5))
      : '',
    block([x, y, width, height], body, { depth: 38 }),
    box([x + 8, y + 8, width - 16, height - 16], body.dark, 4),
    box([x + 10, y + 10, width - 20, height - 20], '#e6ebf0', 4),
    faces[face](),
    face === 'sealed' ? '' : lock(x + width - 22, y + height / 2),
    box([x + 22, y + 20, 46, 12], tint.main, 3),
  )
}

/** A bar for neutral or earth wires; `holder` is the colour of its insulator. */
export function zeroBus({ holes, holder }: { holes: number; holder: string | null }): string {
  const width = holes * 22 + 34
  const x = 196 - width / 2
  const foot = holder === null ? undefined : tones(holder)
  return picture(
    shadow([204, 322], width * 0.5),
    turned(
      -16,
      foot === undefined
        ? ''
        : row(
            { name: 'foot', count: 2, step: [width - 62, 0] },
            block([x + 10, 196, 44, 84], foot, { depth: 18 }),
            box([x + 4, 268, 58, 20], foot.dark, 5),
          ),
      block([x, 150, width, 62], brass, { depth: 34, round: 3 }),
      row(
        { name: 'hole', count: holes, step: [22, 0] },
        disc([x + 28, 186], 8, brass.deep),
        disc([x + 29, 187], 6, '#3b2d10'),
        `<ellipse cx="${x + 44}" cy="140" rx="8" ry="5" fill="${steel.deep}"/><ellipse cx="${x + 44}" cy="138" rx="8" ry="5" fill="${steel.light}"/><path d="M${x + 39} 138h10" stroke="#5b6672" stroke-width="2"/>`,
      ),
    ),
  )
}

export const busComb = ({ tint, poles }: { tint: Tint; poles: number }) =>
  picture(
    shadow([206, 322], 150),
    turned(
      -14,
      row(
        { name: 'pin', count: 9, step: [34, 0] },
        box([56, 190, 17, 92], copper.main, 3),
        box([56, 190, 6, 92], copper.light, 3),
        box([68, 190, 5, 92], copper.dark, 2),
      ),
      each(poles, (place) => block([36, 198 - place * 17, 316, 26], place % 2 ? tones('#dfe5eb') : grey, { depth: 20, round: 3 })),
      box([36, 198 - (poles - 1) * 17, 316, 9], tint.main, 3),
      box([30, 170 - (poles - 1) * 15, 16, 62 + (poles - 1) * 15], tint.dark, 4),
      box([30, 170 - (poles - 1) * 15, 10, 62 + (poles - 1) * 15], tint.main, 4),
    ),
  )

const slots = (y: number, fill: string) => row({ name: 'slot', count: 6, step: [54, 0] }, box([44, y, 32, 15], fill, 7))

export const rail = ({ isDuct }: { isDuct: boolean }) =>
  isDuct
    ? picture(
        shadow([206, 330], 150),
        turned(
          -18,
          polygon(
            [
              [30, 160],
              [78, 122],
              [398, 122],
              [350, 160],
            ],
            grey.deep,
          ),
          row({ name: 'back', count: 11, step: [29, 0] }, box([80, 66, 20, 64], grey.dark, 3)),
          row({ name: 'tooth', count: 11, step: [29, 0] }, box([32, 160, 20, 64], grey.main, 3), box([32, 160, 20, 8], grey.light, 3)),
          box([30, 214, 322, 50], grey.main, 4),
          box([30, 254, 322, 10], grey.dark, 4),
        ),
      )
    : picture(
        shadow([206, 318], 150),
        turned(
          -20,
          polygon(
            [
              [24, 160],
              [44, 142],
              [390, 142],
              [370, 160],
            ],
            steel.pale,
          ),
          box([24, 160, 346, 22], steel.main, 2),
          box([24, 182, 346, 14], steel.deep),
          box([24, 194, 346, 46], steel.light),
          slots(210, '#59646f'),
          box([24, 238, 346, 12], steel.dark),
          box([24, 248, 346, 24], steel.main, 2),
          box([24, 248, 346, 6], steel.pale),
          polygon(
            [
              [370, 160],
              [390, 142],
              [390, 252],
              [370, 272],
            ],
            steel.dark,
          ),
        ),
      )

const bar = ([x, y]: readonly [number, number], { name, length }: { name: string; length: number }) =>
  block([x, y, length, 24], brass, { depth: 14, round: 2 }) +
  row(
    { name, count: Math.floor(length / 30), step: [30, 0] },
    disc([x + 17, y + 13], 8, '#4b3a14'),
    disc([x + 25, y - 5], 6, steel.dark),
    disc([x + 25, y - 6], 5, steel.light),
  )

/** Bars of a distribution block under their clear lid. */
export function distributionBlock({ tint, poles }: { tint: Tint; poles: number }): string {
  const height = poles * 46 + 44
  const y = 206 - height / 2
  const base: Tones = black
  return picture(
    shadow([206, y + height + 8], 150),
    block([64, y, 256, height], base, { depth: 30, round: 8 }),
    each(
      poles,
      (place) =>
        box([80, y + 18 + place * 46, 224, 40], base.light, 4) + bar([88, y + 28 + place * 46], { name: `bar${place}`, length: 196 }),
    ),
    faded(0.28, box([70, y + 6, 244, height - 12], '#a8d4f0', 6)),
    faded(
      0.35,
      polygon(
        [
          [90, y + 6],
          [150, y + 6],
          [70, y + height * 0.7],
          [70, y + 30],
        ],
        '#ffffff',
      ),
    ),
    row({ name: 'bolt', count: 2, step: [232, 0] }, screw([76, y + height / 2], 8)),
    box([258, y + height - 17, 50, 12], tint.main, 3),
  )
}
