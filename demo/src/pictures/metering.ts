import { block, box, disc, each, faded, letters, picture, polygon, ring, row, screw, shadow, shape, stroke, type Tint } from './canvas.ts'
import { leftOf, MODULE, railBody } from './rail-body.ts'
import { black, copper, grey, slate, tones, white } from './tones.ts'

const reading = ([x, y, width]: readonly [number, number, number], text: string) =>
  box([x, y, width, 52], '#59646f', 6) +
  box([x + 4, y + 4, width - 8, 44], '#c9dcc0', 4) +
  letters([x + width / 2, y + 39], text, '#2b3a30', 34)

const barcode = ([x, y]: readonly [number, number]) =>
  stroke(`M${x} ${y}v18M${x + 6} ${y}v18M${x + 15} ${y}v18M${x + 21} ${y}v18M${x + 32} ${y}v18M${x + 38} ${y}v18`, '#59646f', 3)

const onWall = ({ tint, phases }: { tint: Tint; phases: number }) => {
  const width = phases === 1 ? 196 : 236
  const x = 190 - width / 2
  return (
    shadow([206, 366], width * 0.58) +
    shape('M166 52Q190 22 214 52Z', grey.dark) +
    block([x, 48, width, 224], white, { depth: 32, round: 16 }) +
    block([x - 6, 264, width + 12, 96], tones('#d4dbe2'), { depth: 30, round: 10 }) +
    box([x + 14, 62, width - 28, 22], tint.main, 6) +
    reading([x + 20, 98, width - 40], phases === 1 ? '00427' : '018263') +
    box([x + 20, 164, width - 40, 84], '#e3e9ef', 6) +
    barcode([x + 34, 218]) +
    stroke(`M${x + 34} 184H${x + width - 84}M${x + 34} 200H${x + width - 100}`, '#9aa5b1', 5) +
    disc([x + width - 46, 186], 8, '#e0442f') +
    ring([x + width - 46, 222], 14, tint.main, 5) +
    each(phases === 1 ? 4 : 7, (place) => screw([x + 26 + (place * (width - 52)) / (phases === 1 ? 3 : 6), 312], 11))
  )
}

const onRail = ({ tint, phases }: { tint: Tint; phases: number }) => {
  const modules = phases === 1 ? 3 : 4
  const x = leftOf(modules)
  const width = modules * MODULE
  return (
    railBody({ modules, joints: 1 }) +
    box([x, 130, width, 12], tint.main) +
    reading([x + 18, 154, width - 36], phases === 1 ? '00427' : '018263') +
    barcode([x + 24, 238]) +
    stroke(`M${x + 24} 222H${x + 90}`, '#9aa5b1', 5) +
    disc([x + width - 32, 226], 8, '#e0442f') +
    disc([x + width - 32, 254], 8, tint.main)
  )
}

export const energyMeter = ({ tint, phases, isRail }: { tint: Tint; phases: number; isRail: boolean }) =>
  picture(isRail ? onRail({ tint, phases }) : onWall({ tint, phases }))

/** A current transformer with its own bar or with an open window for one. */
export const currentTransformer = ({ tint, hasBar }: { tint: Tint; hasBar: boolean }) =>
  picture(
    shadow([206, 356], 110),
    hasBar ? block([30, 196, 120, 40], copper, { depth: 26, round: 3 }) : '',
    block([86, 84, 208, 252], tones('#4d5660'), { depth: 46, round: 18 }),
    box([70, 328, 240, 22], black.dark, 6),
    row({ name: 'foot', count: 2, step: [204, 0] }, disc([88, 339], 7, '#c5ced7')),
    box([108, 58, 164, 40], slate.main, 8),
    box([108, 58, 164, 12], slate.light, 8),
    row({ name: 'clamp', count: 2, step: [100, 0] }, screw([140, 80], 14)),
    box([106, 108, 168, 44], tint.main, 5),
    box([106, 108, 168, 13], tint.light, 5),
    stroke('M122 136h60M122 124h100', '#ffffff', 5),
    hasBar
      ? block([150, 196, 92, 40], copper, { depth: 26, round: 3 }) +
          block([240, 196, 112, 40], copper, { depth: 26, round: 3 }) +
          box([120, 184, 140, 64], '#2c333a', 8) +
          box([30, 198, 330, 36], copper.main, 3) +
          box([30, 198, 330, 9], copper.light, 3) +
          disc([58, 217], 11, copper.deep) +
          disc([332, 217], 11, copper.deep)
      : box([120, 170, 140, 66], '#20262c', 12) +
          box([128, 178, 132, 58], '#ffffff', 8) +
          polygon(
            [
              [128, 178],
              [150, 178],
              [150, 222],
              [128, 236],
            ],
            '#39424b',
          ) +
          box([150, 178, 110, 10], '#59646f'),
    box([124, 268, 132, 44], '#e3e9ef', 4),
    stroke('M136 284h70M136 298h46', '#8a949f', 5),
  )

/** A panel instrument: a needle on its scale or bright digits. */
export const panelMeter = ({ tint, isDigital, letter }: { tint: Tint; isDigital: boolean; letter: string }) =>
  picture(
    shadow([206, 350], 130),
    block([66, 70, 252, 262], black, { depth: 34, round: 10 }),
    box([78, 82, 228, 238], '#20262c', 6),
    isDigital
      ? box([92, 100, 200, 96], '#33100f', 6) +
          letters([192, 174], letter === 'A' ? '25.4' : letter === 'V' ? '230' : '50.0', '#ff5a4a', 76) +
          letters([192, 252], letter, '#ffffff', 44) +
          row({ name: 'key', count: 4, step: [44, 0] }, box([108, 274, 34, 26], tint.dark, 5), box([108, 274, 34, 21], tint.main, 5))
      : box([84, 88, 216, 172], '#fdfdf8', 5) +
          each(11, (place) => {
            const turn = Math.PI * (1.2 + place * 0.06)
            const from = place % 5 === 0 ? 116 : 124
            return stroke(
              `M${(192 + Math.cos(turn) * from).toFixed(1)} ${(250 + Math.sin(turn) * from).toFixed(1)}L${(192 + Math.cos(turn) * 134).toFixed(1)} ${(250 + Math.sin(turn) * 134).toFixed(1)}`,
              place > 8 ? '#d43a2f' : '#39424b',
              place % 5 === 0 ? 5 : 3,
            )
          }) +
          letters([192, 212], letter, '#39424b', 46) +
          stroke('M192 252L246 148', '#d43a2f', 4) +
          box([84, 258, 216, 54], tint.main, 5) +
          box([84, 258, 216, 12], tint.light) +
          screw([192, 292], 13, { isCross: false }) +
          faded(
            0.5,
            polygon(
              [
                [84, 88],
                [178, 88],
                [84, 200],
              ],
              '#ffffff',
            ),
          ),
  )

const dialFace = (x: number, y: number, tint: Tint) =>
  disc([x, y], 54, '#20262c') +
  each(12, (place) => {
    const turn = (place * Math.PI) / 6
    return disc([x + Math.cos(turn) * 46, y + Math.sin(turn) * 46], 3.5, place < 4 ? '#ffd25e' : '#ffffff')
  }) +
  disc([x, y], 35, '#59646f') +
  disc([x, y - 2], 32, '#39424b') +
  `<g transform="rotate(-40 ${x} ${y})">${box([x - 9, y - 32, 18, 62], tint.main, 8)}${box([x - 3, y - 28, 6, 18], '#ffffff', 3)}</g>`

const lcd = ([x, y, width]: readonly [number, number, number]) =>
  box([x, y, width, 66], '#20262c', 7) +
  box([x + 5, y + 5, width - 10, 56], '#c9dcc0', 4) +
  letters([x + width / 2, y + 49], '23.05', '#2b3a30', 42)

export const handMeter = ({ tint, isClamp }: { tint: Tint; isClamp: boolean }) =>
  isClamp
    ? picture(
        shadow([204, 376], 80),
        `<g fill="none" stroke-linecap="butt"><path d="M150 164Q98 120 122 66Q146 20 200 20" stroke="${black.deep}" stroke-width="34"/><path d="M150 160Q100 118 124 66Q146 22 200 20" stroke="${tint.main}" stroke-width="25"/><path d="M250 164Q302 120 278 66Q254 20 203 20" stroke="${black.deep}" stroke-width="34"/><path d="M250 160Q300 118 276 66Q254 22 203 20" stroke="${tint.main}" stroke-width="25"/></g>`,
        box([88, 150, 34, 66], tint.dark, 12),
        box([124, 142, 152, 232], black.deep, 26),
        box([124, 138, 152, 230], tint.main, 26),
        box([136, 150, 128, 206], black.main, 18),
        `<g transform="translate(49 40) scale(.75)">${dialFace(200, 222, tint)}</g>`,
        box([146, 268, 108, 56], '#20262c', 6),
        box([150, 272, 100, 48], '#c9dcc0', 4),
        letters([200, 309], '23.05', '#2b3a30', 34),
        row({ name: 'jack', count: 2, step: [44, 0] }, disc([178, 342], 9, '#e0442f'), disc([178, 342], 4, '#20262c')),
      )
    : picture(
        shadow([204, 376], 110),
        stroke('M150 326C96 330 60 300 66 210S40 110 44 60', '#e0442f', 9),
        stroke('M238 326C310 330 340 296 332 210S362 110 356 60', '#2c333a', 9),
        stroke('M44 96V40M44 40V18', '#e0442f', 13),
        stroke('M356 96V40M356 40V18', '#2c333a', 13),
        stroke('M44 20V6M356 20V6', '#c5ced7', 5),
        box([92, 30, 208, 340], tint.deep, 34),
        box([92, 26, 208, 338], tint.main, 34),
        box([106, 40, 180, 308], black.main, 24),
        lcd([122, 58, 148]),
        row({ name: 'key', count: 4, step: [36, 0] }, box([126, 136, 28, 16], tint.main, 5)),
        dialFace(196, 226, tint),
        row({ name: 'jack', count: 3, step: [46, 0] }, disc([150, 320], 14, '#59646f'), disc([150, 320], 9, '#20262c')),
        disc([150, 320], 6, '#e0442f'),
      )
