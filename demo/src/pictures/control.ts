import {
  block,
  box,
  disc,
  each,
  faded,
  glow,
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
import { black, brass, copper, grey, slate, steel, tones, white, type Tones } from './tones.ts'

/** The threaded part behind the panel, common to everything of 22 mm. */
const stem = (bezel: Tones) =>
  box([138, 246, 124, 86], '#39424b', 6) +
  box([150, 246, 40, 86], '#59646f') +
  row({ name: 'thread', count: 4, step: [0, 17] }, box([134, 254, 132, 6], '#20262c', 3)) +
  box([116, 318, 168, 34], black.light, 6) +
  box([116, 318, 168, 11], slate.light, 6) +
  oval([200, 236], [112, 42], bezel.deep) +
  oval([200, 222], [112, 42], bezel.main) +
  oval([200, 218], [108, 39], bezel.light)

const heads = {
  flat: (hue: Tones) =>
    shape('M122 176V214A78 29 0 0 0 278 214V176Z', hue.dark) +
    shape('M122 176V214A78 29 0 0 0 170 240V176Z', hue.main) +
    oval([200, 176], [78, 29], hue.light) +
    oval([200, 174], [66, 22], hue.main),
  mushroom: (hue: Tones) =>
    box([168, 130, 64, 92], hue.deep, 6) +
    shape('M80 132Q80 168 200 168T320 132V112Q320 64 200 60T80 112Z', hue.dark) +
    shape('M80 116Q84 62 200 60T320 116Q312 146 200 146T80 116Z', hue.main) +
    faded(0.7, oval([160, 88], [48, 14], hue.pale)) +
    stroke('M238 92a42 15 0 0 1 34 18l-18 -2m18 2l10 -14', '#ffffff', 5),
  selector: (hue: Tones) =>
    shape('M122 180V214A78 29 0 0 0 278 214V180Z', hue.dark) +
    oval([200, 180], [78, 29], hue.main) +
    shape('M142 196L232 146L262 158V176L176 224L142 212Z', hue.deep) +
    shape('M142 186L232 138L262 150L176 206Z', hue.light) +
    stroke('M224 152l14 -8', '#ffffff', 6),
  key: (hue: Tones) =>
    shape('M122 180V214A78 29 0 0 0 278 214V180Z', hue.dark) +
    oval([200, 180], [78, 29], steel.light) +
    oval([200, 178], [52, 18], steel.main) +
    box([192, 92, 16, 88], steel.dark, 3) +
    ring([200, 64], 32, steel.deep, 16) +
    ring([200, 62], 32, steel.light, 12),
} satisfies Record<string, (hue: Tones) => string>

export const pushButton = ({ colour, kind, isMetal }: { colour: string; kind: keyof typeof heads; isMetal: boolean }) =>
  picture(shadow([206, 362], 110), stem(isMetal ? steel : black), heads[kind](tones(colour)))

const towerHues = ['#e0442f', '#f2b632', '#33a057']

/** A signal lamp of 22 mm, or a tower of lamps with one of them lit. */
export function signalLamp({ colour, isTower }: { colour: string; isTower: boolean }): string {
  const hue = tones(colour)
  if (!isTower)
    return picture(
      glow([200, 160], 170, hue.light),
      shadow([206, 362], 110),
      stem(black),
      shape('M118 184V214A82 30 0 0 0 282 214V184Q282 102 200 98T118 184Z', hue.dark),
      shape('M118 190V184Q118 102 200 98T282 184V190Q262 214 200 214T118 190Z', hue.main),
      faded(0.75, oval([172, 142], [34, 24], hue.pale)),
      stroke('M132 184Q200 220 268 184M126 204Q200 238 274 204', hue.light, 4),
    )
  return picture(
    glow([200, 110], 150, hue.light),
    shadow([200, 376], 90),
    box([186, 290, 28, 70], steel.main),
    box([186, 290, 9, 70], steel.pale),
    oval([200, 366], [74, 16], black.deep),
    oval([200, 360], [74, 16], black.light),
    each(3, (place) => {
      const lamp = tones(place === 0 ? colour : (towerHues.filter((other) => other !== colour)[place] ?? '#33a057'))
      const y = 60 + place * 76
      return (
        box([140, y, 120, 72], place === 0 ? lamp.main : lamp.dark, 8) +
        box([150, y, 26, 72], lamp.light, 6) +
        row({ name: `rib${place}`, count: 4, step: [0, 18] }, box([140, y + 8, 120, 3], lamp.deep))
      )
    }),
    shape('M140 62Q140 34 200 32T260 62Z', black.light),
    box([134, 284, 132, 24], black.main, 6),
  )
}

const postHues = ['#33a057', '#e0442f', '#39424b', '#f4f6f8', '#2f6fc4', '#f2b632']

export function buttonPost({ buttons, isYellow }: { buttons: number; isYellow: boolean }): string {
  const hue = isYellow ? tones('#f0bd2e') : white
  const columns = buttons > 3 ? 2 : 1
  const rows = Math.ceil(buttons / columns)
  const width = columns * 86 + 44
  const height = rows * 90 + 50
  const x = 190 - width / 2
  const y = 202 - height / 2
  const hues = buttons === 1 ? ['#e0442f'] : postHues
  return picture(
    shadow([206, y + height + 26], width * 0.6),
    box([174, y + height - 6, 36, 28], black.main, 6),
    block([x, y, width, height], hue, { depth: 34, round: 16 }),
    box([x + 9, y + 9, width - 18, height - 20], hue.light, 11),
    row({ name: 'bolt', count: 2, step: [width - 38, 0] }, screw([x + 19, y + 19], 7), screw([x + 19, y + height - 21], 7)),
    each(buttons, (place) => {
      const at = [x + 22 + (place % columns) * 86 + 43, y + 25 + Math.floor(place / columns) * 90 + 45] as const
      const tone = tones(hues[place] ?? '#39424b')
      return (
        disc(at, 38, '#39424b') +
        disc(at, 33, '#8a949f') +
        disc([at[0], at[1] + 2], 28, tone.dark) +
        disc([at[0], at[1] - 2], 26, tone.main) +
        oval([at[0], at[1] - 11], [15, 7], tone.light)
      )
    }),
  )
}

const channels = ({ count, lit }: { count: number; lit: readonly number[] }) =>
  each(count, (place) =>
    box([150 + (place % 4) * 22, 124 + Math.floor(place / 4) * 20, 14, 11], lit.includes(place) ? '#4fe08a' : '#59646f', 2),
  )

const clampRow = (x: number, y: number, count: number) =>
  row(
    { name: `clamps${y}`, count, step: [26, 0] },
    box([x, y, 22, 34], '#2f9a57', 3),
    disc([x + 11, y + 11], 7, steel.main),
    box([x + 6, y + 22, 10, 8], '#14181c', 2),
  )

/** A controller or one of its modules on a rail. */
export function controllerUnit({ tint, kind }: { tint: Tint; kind: 'cpu' | 'input' | 'output' | 'analog' }): string {
  const isCpu = kind === 'cpu'
  const x = isCpu ? 74 : 122
  const width = isCpu ? 234 : 130
  const clamps = isCpu ? 8 : 4
  const faces = {
    cpu: () =>
      box([94, 124, 96, 62], '#20262c', 5) +
      box([99, 129, 86, 52], '#bfe3c8', 3) +
      stroke('M108 144h46M108 158h66M108 170h32', '#2b5a3c', 5) +
      box([206, 124, 40, 36], '#20262c', 3) +
      box([212, 132, 28, 22], '#d9b14c', 2) +
      box([256, 124, 34, 16], '#20262c', 3) +
      row({ name: 'led', count: 4, step: [22, 0] }, disc([212, 180], 6, '#4fe08a')) +
      box([94, 206, 196, 60], grey.light, 5) +
      stroke('M108 224h70M108 242h120', '#9aa5b1', 6),
    input: () => channels({ count: 8, lit: [0, 1, 4, 6] }) + stroke('M160 216h40m-14 -14l14 14 -14 14', '#59646f', 7),
    output: () => channels({ count: 8, lit: [2, 3, 5] }) + stroke('M162 216h26l22 -16M214 216h10', '#59646f', 7),
    analog: () => channels({ count: 4, lit: [0, 2] }) + stroke('M150 226q18 -46 36 -12t40 -26', '#59646f', 7),
  }
  return picture(
    shadow([206, 352], width * 0.6 + 20),
    block([x, 50, width, 294], white, { depth: 40, round: 6 }),
    box([x, 96, width, 12], tint.main),
    box([x, 96, width, 4], tint.light),
    clampRow(x + width / 2 - clamps * 13 + 2, 58, clamps),
    clampRow(x + width / 2 - clamps * 13 + 2, 300, clamps),
    faces[kind](),
    box([x + 12, 276, 44, 12], tint.dark, 3),
  )
}

/** A relay in its clear case, pins down. */
export const plugRelay = ({ tint, pins }: { tint: Tint; pins: number }) => {
  const count = Math.max(3, Math.round(pins / 2))
  return picture(
    shadow([206, 358], 100),
    row(
      { name: 'pin', count, step: [130 / (count - 1), 0] },
      box([121, 300, 13, 52], steel.main, 3),
      box([121, 300, 5, 52], steel.pale, 2),
    ),
    block([100, 56, 184, 236], tones('#cfdfea'), { depth: 44, round: 8 }),
    box([112, 70, 160, 208], '#e6f0f6', 6),
    box([128, 150, 84, 92], copper.dark, 5),
    each(6, (place) => box([128, 153 + place * 15, 84, 10], place % 2 ? copper.main : copper.light, 4)),
    box([120, 140, 100, 12], slate.main, 3),
    box([120, 240, 100, 12], slate.main, 3),
    stroke('M234 150V240M250 150V226', brass.dark, 7),
    disc([242, 186], 8, steel.light),
    faded(
      0.55,
      polygon(
        [
          [112, 70],
          [206, 70],
          [112, 220],
        ],
        '#ffffff',
      ),
    ),
    box([112, 70, 160, 46], tint.main, 6),
    box([112, 70, 160, 14], tint.light, 6),
    box([226, 88, 30, 20], '#20262c', 3),
    box([230, 92, 22, 12], '#ffb14a', 2),
    block([94, 284, 196, 26], black, { depth: 44, round: 5 }),
  )
}

export const proximitySensor = ({ shape: outline, size }: { shape: 'thread' | 'block'; size: number }) =>
  outline === 'block'
    ? picture(
        shadow([206, 340], 140),
        scaled(
          Math.min(size, 1.08),
          tube('M300 270C350 280 380 320 340 352S220 372 180 364', black, 18),
          block([70, 130, 222, 150], tones('#39424b'), { depth: 60, round: 10 }),
          box([70, 130, 76, 150], '#ef7d22', 10),
          box([70, 130, 76, 26], '#ffab66', 10),
          ring([108, 206], 26, '#ffffff', 5),
          disc([108, 206], 8, '#ffffff'),
          screw([178, 156], 11),
          screw([178, 254], 11),
          box([206, 186, 62, 34], '#e3e9ef', 4),
          disc([262, 152], 8, '#ffd25e'),
        ),
      )
    : picture(
        shadow([206, 344], 130),
        turned(
          -32,
          scaled(
            Math.min(size, 1.1),
            tube('M286 200C340 200 350 236 396 262', black, 20),
            tube('M280 200H312', black, 46),
            tube('M86 200H286', steel, 84),
            row({ name: 'thread', count: 15, step: [12.6, 0] }, box([92, 158, 5, 84], steel.deep, 2)),
            tube('M40 200H88', tones('#ef7d22'), 80),
            oval([40, 200], [15, 40], '#ffab66'),
            row(
              { name: 'nut', count: 2, step: [88, 0] },
              box([132, 136, 32, 128], steel.deep, 5),
              box([132, 136, 32, 46], steel.light, 5),
              box([132, 178, 32, 46], steel.main),
            ),
            disc([296, 190], 7, '#ffd25e'),
          ),
        ),
      )

const actuators = {
  plunger: () =>
    box([178, 56, 40, 60], steel.main, 5) + box([178, 56, 13, 60], steel.pale, 5) + shape('M178 62Q178 40 198 40T218 62Z', steel.light),
  roller: () =>
    box([176, 70, 44, 50], steel.dark, 5) +
    disc([198, 58], 32, '#39424b') +
    disc([198, 56], 28, '#8a949f') +
    disc([198, 56], 10, steel.pale),
  lever: () => turnedLever() + disc([198, 98], 24, steel.dark) + disc([198, 96], 20, steel.light) + disc([198, 96], 8, '#59646f'),
} satisfies Record<string, () => string>

const turnedLever = () =>
  `<g transform="rotate(44 198 96)">${box([188, 20, 20, 80], steel.main, 8)}${box([188, 20, 8, 80], steel.pale, 6)}${disc([198, 26], 24, '#39424b')}${disc([198, 25], 20, '#59646f')}${disc([198, 25], 7, steel.pale)}</g>`

export const limitSwitch = ({ tint, head }: { tint: Tint; head: keyof typeof actuators }) =>
  picture(
    shadow([206, 382], 96),
    actuators[head](),
    block([148, 110, 92, 60], slate, { depth: 28 }),
    block([122, 166, 146, 170], tint, { depth: 40, round: 10 }),
    box([134, 178, 122, 146], tint.light, 8),
    row({ name: 'bolt', count: 2, step: [94, 0] }, screw([148, 192], 8), screw([148, 310], 8)),
    box([160, 212, 70, 72], '#ffffff', 4),
    stroke('M172 266h14l24 -22M212 266h8M172 232h46', '#59646f', 5),
    box([168, 334, 54, 20], black.main, 4),
    box([174, 350, 42, 26], black.light, 6),
  )
