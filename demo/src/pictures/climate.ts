import {
  block,
  box,
  disc,
  each,
  faded,
  frame,
  glow,
  hoop,
  letters,
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
  type Tint,
} from './canvas.ts'
import { black, copper, slate, steel, tones, white } from './tones.ts'

const snake =
  'M70 96H316Q330 96 330 112T316 128H84Q70 128 70 144T84 160H316Q330 160 330 176T316 192H84Q70 192 70 208T84 224H316Q330 224 330 240T316 256H84Q70 256 70 272T84 288H330'

const floors = {
  mat: () =>
    shadow([200, 334], 160) +
    polygon(
      [
        [40, 318],
        [96, 92],
        [360, 92],
        [330, 318],
      ],
      '#e4f0e4',
    ) +
    each(9, (place) => stroke(`M${40 + place * 36} 318L${96 + place * 33} 92`, '#bcd8c0', 2)) +
    each(8, (place) => stroke(`M${42 + place * 6.8} ${310 - place * 29}H${331 + place * 3.6}`, '#bcd8c0', 2)) +
    stroke(
      'M70 300H300Q316 300 318 284T306 268H86Q74 268 78 252T94 236H310Q324 236 326 220T314 204H104Q92 204 96 188T112 172H322Q334 172 336 156T324 140H122Q110 140 114 124T128 108H346',
      '#b5372c',
      11,
    ) +
    stroke(
      'M70 298H300Q316 298 318 283T306 267H86Q74 267 78 251T94 235H310Q324 235 326 219T314 203H104Q92 203 96 187T112 171H322Q334 171 336 155T324 139H122Q110 139 114 123T128 107H346',
      '#f06a4e',
      6,
    ) +
    shape('M86 92Q70 50 118 48H372Q392 58 376 92Z', '#9cc8a6') +
    oval([372, 70], [13, 22], '#6da57c') +
    oval([373, 70], [7, 13], '#e4f0e4'),
  cable: () =>
    glow([200, 196], 190, '#ffc9a8') +
    stroke(snake, '#9c2f25', 15) +
    stroke(snake, '#e0533c', 11) +
    stroke(snake, '#ff9a80', 3) +
    tube('M330 288H364V352', black, 15) +
    tube('M318 288H348', slate, 22) +
    box([44, 84, 30, 24], slate.main, 6) +
    row({ name: 'tape', count: 2, step: [140, 0] }, box([118, 78, 12, 228], steel.main, 2), box([118, 78, 4, 228], steel.pale, 2)),
  film: () =>
    shadow([200, 338], 150) +
    turned(
      -14,
      box([60, 66, 280, 262], '#d9e6ee', 6) +
        row({ name: 'strip', count: 9, step: [0, 28] }, box([84, 76, 232, 18], '#39424b', 2)) +
        row({ name: 'bus', count: 2, step: [236, 0] }, box([72, 66, 20, 262], copper.main), box([72, 66, 6, 262], copper.light)) +
        faded(
          0.22,
          polygon(
            [
              [60, 66],
              [220, 66],
              [60, 260],
            ],
            '#ffffff',
          ),
        ) +
        stroke('M82 320V352Q82 364 96 364', '#875634', 8) +
        stroke('M318 320V348Q318 362 304 362', '#2f74d0', 8),
    ),
} satisfies Record<string, () => string>

export const heatingMat = ({ kind }: { kind: keyof typeof floors }) => picture(floors[kind]())

export const heatCable = ({ colour }: { colour: string }) => {
  const hue = tones(colour)
  return picture(
    glow([150, 250], 150, '#ffc39a'),
    shadow([206, 350], 130),
    turned(
      -32,
      stroke('M330 178H384M330 222H384', copper.dark, 13),
      stroke('M330 176H384M330 220H384', copper.light, 7),
      box([236, 158, 102, 84], '#2c333a', 20),
      box([236, 158, 102, 30], '#59646f', 16),
      box([168, 152, 96, 96], steel.dark, 20),
      each(9, (place) =>
        stroke(`M${170 + place * 11} 246L${190 + place * 11} 154M${190 + place * 11} 246L${170 + place * 11} 154`, steel.pale, 2.5),
      ),
      box([24, 142, 168, 116], hue.deep, 26),
      box([24, 142, 166, 100], hue.main, 26),
      box([36, 152, 146, 16], hue.light, 8),
      stroke('M66 218q12 -16 0 -30M100 218q12 -16 0 -30M134 218q12 -16 0 -30', '#ff8a5c', 6),
    ),
  )
}

const heaters = {
  convector: (tint: Tint) =>
    glow([200, 120], 170, '#ffd9bd') +
    shadow([206, 340], 170) +
    row({ name: 'leg', count: 2, step: [200, 0] }, box([70, 306, 52, 26], slate.main, 6), box([60, 324, 72, 12], slate.deep, 6)) +
    block([36, 110, 308, 204], white, { depth: 26, round: 10 }) +
    row({ name: 'louver', count: 4, step: [0, 13] }, box([58, 126, 264, 6], '#9aa5b1', 3)) +
    row({ name: 'lower', count: 3, step: [0, 13] }, box([58, 272, 264, 6], '#c3ccd5', 3)) +
    box([36, 190, 308, 10], tint.main) +
    disc([306, 234], 19, '#59646f') +
    disc([306, 232], 16, white.main) +
    stroke('M306 232l7 -9', tint.main, 5) +
    stroke('M120 84q14 -18 0 -36M196 84q14 -18 0 -36M272 84q14 -18 0 -36', '#f0936b', 7),
  fan: (tint: Tint) =>
    glow([196, 196], 180, '#ffd0a8') +
    shadow([206, 362], 120) +
    stroke('M110 120V66Q110 44 132 44H252Q274 44 274 66V120', black.light, 13) +
    stroke('M96 352L120 300M292 352L268 300', black.main, 14) +
    block([84, 96, 216, 214], tint, { depth: 44, round: 26 }) +
    disc([192, 202], 88, '#20262c') +
    each(5, (place) => ring([192, 202], 80 - place * 15, place % 2 ? '#ff6a3c' : '#ffb27a', 6)) +
    stroke('M192 116V288M106 202H278M131 141L253 263M253 141L131 263', '#59646f', 4) +
    disc([192, 202], 15, '#39424b') +
    row({ name: 'knob', count: 2, step: [172, 0] }, disc([106, 292], 10, '#20262c')),
  infrared: (tint: Tint) =>
    glow([200, 216], 190, '#ffb891') +
    row({ name: 'rod', count: 2, step: [190, 0] }, box([98, 60, 8, 84], steel.dark, 3)) +
    block([40, 136, 296, 86], white, { depth: 34, round: 10 }) +
    box([40, 136, 36, 86], tint.main, 10) +
    box([300, 136, 36, 86], tint.main, 10) +
    box([84, 152, 208, 54], '#39424b', 8) +
    row({ name: 'rays', count: 2, step: [0, 20] }, box([92, 162, 192, 12], '#ff5a36', 6), box([92, 165, 192, 4], '#ffd2a8', 2)) +
    stroke('M104 250q16 20 0 40t0 40M188 250q16 20 0 40t0 40M272 250q16 20 0 40t0 40', '#f0805a', 9),
} satisfies Record<string, (tint: Tint) => string>

export const heaterBox = ({ tint, kind }: { tint: Tint; kind: keyof typeof heaters }) => picture(heaters[kind](tint))

const controls = {
  knob: (ink: string) =>
    each(13, (place) => {
      const turn = Math.PI * (0.75 + place * 0.125)
      return disc([200 + Math.cos(turn) * 92, 200 + Math.sin(turn) * 92], 4, place > 8 ? '#e0533c' : place > 4 ? '#f2b632' : '#3f8fe0')
    }) +
    disc([200, 206], 70, '#59646f55') +
    disc([200, 200], 70, '#8a949f') +
    disc([200, 198], 66, '#fbfcfd') +
    stroke('M228 166l18 -22', ink, 8),
  buttons: (ink: string) =>
    box([116, 112, 168, 96], '#39424b', 8) +
    box([122, 118, 156, 84], '#c9dcc0', 5) +
    letters([194, 184], '24°', '#2b3a30', 66) +
    row({ name: 'key', count: 3, step: [58, 0] }, box([118, 234, 48, 42], '#8a949f66', 9), box([118, 232, 48, 40], '#fbfcfd', 9)) +
    stroke('M130 252h24M188 252h24M200 240v24M250 252l8 8 14 -18', ink, 5),
  touch: () =>
    box([100, 96, 200, 208], '#0f1419', 14) +
    ring([200, 192], 74, '#263441', 11) +
    `<path d="M148 245A74 74 0 1 1 273 181" fill="none" stroke="#ff8a3c" stroke-width="11" stroke-linecap="round"/>` +
    letters([206, 214], '24°', '#ffffff', 60) +
    stroke('M132 286h20M248 286h20M258 276v20', '#8fd4ff', 5),
} satisfies Record<string, (ink: string) => string>

export const thermostatFace = ({ kind, colour }: { kind: keyof typeof controls; colour: string }) => {
  const hue = tones(colour)
  return picture(
    shadow([200, 362], 136),
    box([46, 52, 308, 304], hue.deep, 22),
    box([46, 46, 308, 304], hue.dark, 22),
    box([49, 48, 302, 298], hue.main, 20),
    frame([86, 82, 228, 232], hue.dark, { width: 3, round: 12 }),
    box([88, 84, 224, 228], hue.light, 11),
    controls[kind]('#d8572e'),
  )
}

const blades = (x: number, y: number, radius: number, hue: string) =>
  each(
    5,
    (place) =>
      `<path d="M${x} ${y}q${radius * 0.5} ${-radius * 0.3} ${radius * 0.36} ${-radius * 0.9}q${-radius * 0.62} ${radius * 0.06} ${-radius * 0.36} ${radius * 0.9}z" fill="${hue}" transform="rotate(${place * 72} ${x} ${y})"/>`,
  )

export const houseFan = ({ isRound, colour }: { isRound: boolean; colour: string }) => {
  const hue = tones(colour)
  return picture(
    shadow([200, 362], 136),
    isRound
      ? disc([200, 206], 152, hue.deep) + disc([200, 200], 152, hue.dark) + disc([200, 198], 149, hue.main)
      : box([50, 56, 300, 300], hue.deep, 26) + box([50, 50, 300, 300], hue.dark, 26) + box([53, 52, 294, 294], hue.main, 24),
    disc([200, 200], 118, hue.deep),
    disc([200, 202], 112, '#2c333a'),
    blades(200, 202, 108, '#7d8995'),
    disc([200, 202], 26, hue.dark),
    row({ name: 'louver', count: 7, step: [0, 30] }, box([92, 106, 216, 8], hue.light, 4)),
    ring([200, 200], 115, hue.main, 8),
    disc([200, 200], 20, hue.light),
  )
}

export const ductFan = ({ tint, size }: { tint: Tint; size: number }) =>
  picture(
    scaled(
      Math.min(size, 1.06),
      shadow([206, 352], 150),
      box([128, 296, 130, 46], slate.main, 4),
      box([112, 332, 162, 14], slate.deep, 4),
      box([30, 128, 70, 150], steel.dark, 6),
      box([30, 128, 70, 60], steel.light, 6),
      shape('M94 128L128 92V314L94 278Z', tint.dark),
      box([126, 90, 138, 226], tint.main, 8),
      box([126, 90, 138, 66], tint.light, 8),
      box([126, 270, 138, 46], tint.dark, 8),
      shape('M264 92L300 128V278L264 314Z', tint.dark),
      box([298, 128, 40, 150], steel.main),
      box([298, 128, 40, 46], steel.pale),
      box([298, 246, 40, 32], steel.dark),
      oval([340, 203], [32, 75], steel.dark),
      oval([342, 203], [27, 66], '#20262c'),
      `<g transform="translate(342 203) scale(.42 1) translate(-342 -203)">${blades(342, 203, 62, '#a5b0bb')}</g>`,
      oval([342, 203], [8, 17], '#59646f'),
      block([166, 58, 66, 38], black, { depth: 16 }),
      screw([180, 76], 5),
      hoop([94, 203], [6, 75], steel.deep, 3),
    ),
  )
