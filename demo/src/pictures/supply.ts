import { block, box, disc, each, letters, picture, polygon, row, scaled, screw, shadow, shape, stroke, type Tint } from './canvas.ts'
import { black, grey, slate, steel, tones, white } from './tones.ts'

const screen = ([x, y, width, height]: readonly [number, number, number, number], text: string) =>
  box([x, y, width, height], '#20262c', 6) +
  box([x + 4, y + 4, width - 8, height - 8], '#163a5c', 4) +
  letters([x + width / 2, y + height * 0.72], text, '#8fd4ff', height * 0.6)

const bars = (x: number, y: number) =>
  each(4, (place) => box([x + place * 16, y - place * 7, 11, 12 + place * 7], place < 3 ? '#4fd07c' : '#59646f', 2))

const bodies = {
  tower: (tint: Tint) =>
    shadow([210, 368], 110) +
    block([118, 44, 140, 318], black, { depth: 60, round: 10 }) +
    box([128, 54, 120, 112], '#20262c', 8) +
    screen([138, 64, 100, 52], '230V') +
    bars(150, 146) +
    disc([224, 146], 10, tint.main) +
    box([118, 182, 140, 12], tint.main) +
    row({ name: 'vent', count: 8, step: [0, 17] }, box([136, 214, 104, 7], '#20262c', 3)),
  rack: (tint: Tint) =>
    shadow([206, 292], 180) +
    block([34, 150, 300, 128], black, { depth: 40, round: 4 }) +
    row(
      { name: 'ear', count: 2, step: [304, 0] },
      box([22, 150, 22, 128], slate.main, 3),
      disc([33, 170], 5, '#20262c'),
      disc([33, 258], 5, '#20262c'),
    ) +
    screen([146, 172, 92, 48], '100%') +
    bars(160, 250) +
    row({ name: 'left', count: 6, step: [0, 15] }, box([58, 172, 74, 6], '#20262c', 3)) +
    row({ name: 'right', count: 6, step: [0, 15] }, box([252, 172, 60, 6], '#20262c', 3)) +
    box([44, 150, 290, 8], tint.main),
  line: (tint: Tint) =>
    shadow([206, 330], 150) +
    block([54, 130, 264, 186], black, { depth: 50, round: 16 }) +
    box([54, 130, 264, 16], tint.main, 8) +
    row(
      { name: 'outlet', count: 3, step: [74, 0] },
      disc([112, 210], 32, '#20262c'),
      disc([112, 211], 28, '#4b5560'),
      disc([101, 211], 5, '#101418'),
      disc([123, 211], 5, '#101418'),
      box([108, 183, 8, 9], '#d9b14c', 1),
      box([108, 231, 8, 9], '#d9b14c', 1),
    ) +
    disc([84, 278], 11, tint.main) +
    box([112, 272, 60, 12], '#20262c', 5) +
    box([114, 274, 40, 8], '#4fd07c', 4) +
    box([262, 268, 34, 20], '#e0442f', 4),
} satisfies Record<string, (tint: Tint) => string>

export const upsBox = ({ tint, body, size }: { tint: Tint; body: keyof typeof bodies; size: number }) =>
  picture(scaled(Math.min(size, 1), bodies[body](tint)))

export const batteryBlock = ({ tint, size }: { tint: Tint; size: number }) =>
  picture(
    scaled(
      Math.min(size, 1.1),
      shadow([206, 336], 150),
      block([60, 132, 256, 192], slate, { depth: 48, round: 6 }),
      block([60, 118, 256, 32], tones('#4a5460'), { depth: 48, round: 5 }),
      polygon(
        [
          [92, 102],
          [98, 86],
          [146, 86],
          [140, 102],
        ],
        '#e0442f',
      ),
      polygon(
        [
          [262, 102],
          [268, 86],
          [316, 86],
          [310, 102],
        ],
        '#2c333a',
      ),
      row({ name: 'pole', count: 2, step: [168, 0] }, box([110, 66, 20, 26], steel.main, 3), box([110, 66, 7, 26], steel.pale, 2)),
      box([84, 166, 208, 136], tint.main, 8),
      box([84, 166, 208, 34], tint.light, 8),
      shape('M196 178l-38 60h30l-14 52 52 -70h-32z', '#ffffff'),
      stroke('M104 270h34M121 253v34', '#ffffff', 8),
      stroke('M244 270h30', '#ffffff', 8),
    ),
  )

/** A voltage stabiliser: on the wall, or on the floor; the three-phase one shows three readings. */
export function stabiliserBox({ tint, isFloor, phases }: { tint: Tint; isFloor: boolean; phases: number }): string {
  const width = isFloor ? 172 : 224
  const height = isFloor ? 306 : 250
  const x = 184 - width / 2
  const y = 206 - height / 2
  const count = phases > 1 ? 3 : 1
  return picture(
    shadow([210, y + height + 8], width * 0.66),
    isFloor
      ? row(
          { name: 'wheel', count: 2, step: [width - 44, 0] },
          disc([x + 22, y + height + 4], 13, '#2c333a'),
          disc([x + 22, y + height + 4], 5, '#8a949f'),
        )
      : '',
    block([x, y, width, height], white, { depth: 52, round: 10 }),
    box([x, y + 12, width, 14], tint.main),
    each(count, (place) => screen(count > 1 ? [x + 22, y + 42 + place * 42, width - 44, 36] : [x + 26, y + 46, width - 52, 68], '220')),
    isFloor || count > 1 ? '' : stroke(`M${x + 32} ${y + 150}q18 -34 36 0t36 0 36 0 36 0`, tint.main, 7),
    row(
      { name: 'vent', count: isFloor ? 5 : 4, step: [0, 16] },
      box([x + 30, y + height - (isFloor ? 108 : 76), width - (isFloor ? 60 : 96), 7], '#aeb8c2', 3),
    ),
    box([x + width - 56, y + height - (isFloor ? 140 : 62), 30, 20], '#e0442f', 4),
    isFloor ? box([x + 26, y + height - 140, 56, 20], tint.dark, 4) : '',
  )
}

export const railSupply = ({ tint, size }: { tint: Tint; size: number }) => {
  const width = 130 + (size - 0.8) * 220
  const x = 186 - width / 2
  return picture(
    shadow([210, 366], width * 0.6 + 20),
    block([x, 48, width, 312], steel, { depth: 50, round: 4 }),
    each(6, (place) =>
      polygon(
        [
          [x + width + 8, 92 + place * 38],
          [x + width + 42, 72 + place * 38],
          [x + width + 42, 82 + place * 38],
          [x + width + 8, 102 + place * 38],
        ],
        '#59646f',
      ),
    ),
    box([x + 8, 56, width - 16, 62], tones('#2f9a57').dark, 4),
    box([x + 8, 294, width - 16, 58], tones('#2f9a57').dark, 4),
    row(
      { name: 'clamp', count: Math.floor((width - 20) / 32), step: [32, 0] },
      screw([x + 26, 78], 11),
      box([x + 17, 98, 18, 14], '#20262c', 2),
      screw([x + 26, 332], 11),
      box([x + 17, 300, 18, 14], '#20262c', 2),
    ),
    box([x + 8, 132, width - 16, 154], grey.light, 4),
    box([x + 8, 132, width - 16, 22], tint.main, 4),
    letters([x + width / 2, 214], '24V', '#39424b', 40),
    disc([x + 28, 250], 8, '#4fd07c'),
    disc([x + width - 32, 250], 14, '#59646f'),
    stroke(`M${x + width - 38} 256l12 -12`, '#ffffff', 4),
  )
}
