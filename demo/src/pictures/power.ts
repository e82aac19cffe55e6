import { block, box, disc, each, letters, oval, picture, ring, row, scaled, screw, shadow, stroke, type Tint } from './canvas.ts'
import { aluminium, black, brass, copper, grey, slate, steel, tones, white } from './tones.ts'

const casing = tones('#4d5660')

const bolt = (x: number, y: number) =>
  box([x - 20, y - 20, 40, 40], '#2c333a', 4) + box([x - 16, y - 16, 32, 32], steel.main, 3) + screw([x, y], 12)

/** A breaker in a moulded case; the large ones have an electronic trip with its dials. */
export function mouldedBreaker({
  tint,
  poles,
  size,
  isElectronic,
}: {
  tint: Tint
  poles: number
  size: number
  isElectronic: boolean
}): string {
  const width = poles * 58 + 16
  const x = 192 - width / 2
  return picture(
    shadow([204, 344], width * 0.55 + 20),
    scaled(
      size,
      block([x, 70, width, 268], casing, { depth: 26 }),
      row({ name: 'bolt', count: poles, step: [58, 0] }, bolt(x + 37, 98), bolt(x + 37, 310)),
      block([x + 6, 128, width - 12, 154], grey, { depth: 8 }),
      box([x + 6, 140, width - 12, 14], tint.main),
      box([192 - 26, 168, 52, 66], '#39424b', 6),
      box([192 - 17, 174, 34, 34], '#8a949f', 4),
      box([192 - 17, 174, 34, 10], '#b3bcc5', 4),
      letters([192, 228], '0', '#ffffff', 15),
      isElectronic
        ? row(
            { name: 'dial', count: 3, step: [30, 0] },
            disc([162, 258], 11, tint.dark),
            disc([162, 257], 9, tint.main),
            stroke('M162 257l4 -5', '#ffffff', 2.5),
          )
        : box([x + 20, 250, 44, 16], '#ffffff', 3) + box([x + 25, 255, 26, 6], '#9aa5b1', 2) + disc([x + width - 34, 258], 8, '#d43a2f'),
    ),
  )
}

export const contactorBody = ({ tint, size }: { tint: Tint; size: number }) =>
  picture(
    shadow([206, 340], 140),
    scaled(
      size,
      block([92, 70, 196, 264], white, { depth: 30 }),
      row(
        { name: 'pole', count: 3, step: [60, 0] },
        box([104, 76, 52, 46], '#59646f', 4),
        screw([130, 102], 15),
        box([104, 282, 52, 46], '#59646f', 4),
        screw([130, 304], 15),
      ),
      block([98, 132, 184, 140], slate, { depth: 16 }),
      box([110, 144, 160, 50], tint.main, 4),
      box([110, 144, 160, 14], tint.light, 4),
      box([160, 206, 60, 54], '#39424b', 5),
      box([168, 214, 44, 38], '#8a949f', 4),
      box([176, 228, 28, 6], '#39424b', 3),
      row({ name: 'coil', count: 2, step: [118, 0] }, disc([131, 232], 13, '#39424b'), screw([131, 232], 10)),
    ),
  )

const pressed = ({ x, y, colour }: { x: number; y: number; colour: string }) =>
  disc([x, y], 33, '#59646f') +
  disc([x, y], 29, tones(colour).dark) +
  disc([x, y - 3], 26, colour) +
  oval([x, y - 12], [16, 7], tones(colour).light)

export const starterBox = ({ tint, buttons }: { tint: Tint; buttons: number }) =>
  picture(
    shadow([206, 352], 120),
    row({ name: 'gland', count: 2, step: [70, 0] }, box([140, 326, 42, 16], black.main, 4), box([146, 338, 30, 14], black.light, 4)),
    block([106, 60, 172, 270], grey, { depth: 30, round: 16 }),
    block([116, 72, 152, 246], white, { depth: 8, round: 12 }),
    row({ name: 'bolt', count: 2, step: [124, 0] }, screw([130, 86], 7), screw([130, 304], 7)),
    box([138, 84, 108, 20], tint.main, 4),
    buttons > 0 ? pressed({ x: 192, y: 250, colour: '#d43a2f' }) : '',
    buttons > 1 ? pressed({ x: 192, y: 164, colour: '#33a057' }) : '',
    buttons === 0 ? stroke('M198 140l-22 52h32l-20 50', tint.main, 9) : '',
    buttons === 1 ? box([152, 130, 80, 44], '#e3e9ef', 4) + stroke('M164 144h56M164 158h36', '#9aa5b1', 5) : '',
  )

export const overload = ({ tint }: { tint: Tint }) =>
  picture(
    shadow([206, 332], 136),
    row({ name: 'prong', count: 3, step: [58, 0] }, box([120, 54, 20, 66], copper.main, 3), box([120, 54, 7, 66], copper.light, 3)),
    block([88, 112, 204, 212], white, { depth: 30 }),
    box([88, 270, 204, 54], '#dde3e9', 6),
    row({ name: 'pole', count: 3, step: [58, 0] }, box([108, 276, 46, 42], '#59646f', 4), screw([131, 297], 14)),
    box([100, 124, 180, 134], casing.main, 6),
    box([100, 124, 180, 18], tint.main, 6),
    each(9, (place) => {
      const turn = Math.PI * (0.75 + place * 0.1875)
      return disc([152 + Math.cos(turn) * 42, 204 + Math.sin(turn) * 42], 3, '#c5ced7')
    }),
    disc([152, 204], 32, tint.dark),
    disc([152, 202], 29, tint.light),
    stroke('M152 202l14 -17', '#ffffff', 6),
    disc([236, 176], 17, '#2c333a'),
    disc([236, 174], 14, '#d43a2f'),
    box([220, 206, 34, 34], '#2c333a', 5),
    box([223, 208, 28, 26], '#3f86d8', 4),
    letters([237, 228], 'R', '#ffffff', 18),
  )

export const rotaryBreaker = ({ tint, isRotary }: { tint: Tint; isRotary: boolean }) =>
  picture(
    shadow([206, 360], 112),
    block([110, 44, 164, 312], white, { depth: 28 }),
    row(
      { name: 'pole', count: 3, step: [50, 0] },
      disc([142, 74], 18, '#a3aeb9'),
      screw([142, 74], 14),
      disc([142, 328], 18, '#a3aeb9'),
      screw([142, 328], 14),
    ),
    block([114, 106, 156, 192], casing, { depth: 14 }),
    box([114, 106, 156, 20], tint.main, 5),
    isRotary
      ? disc([192, 190], 50, '#e3e9ef') +
          disc([192, 190], 44, black.main) +
          `<g transform="rotate(38 192 190)">${box([180, 142, 24, 96], black.light, 9)}${box([189, 148, 6, 34], '#ffffff', 3)}</g>` +
          letters([136, 158], '0', '#ffffff', 18) +
          letters([248, 158], 'I', '#ffffff', 18)
      : box([136, 142, 112, 46], '#2c333a', 6) +
          box([140, 145, 104, 36], '#4b5660', 5) +
          letters([192, 171], 'I', '#ffffff', 24) +
          box([136, 194, 112, 46], '#2c333a', 6) +
          box([140, 197, 104, 36], '#d43a2f', 5) +
          letters([192, 223], '0', '#ffffff', 24),
    disc([192, 272], 17, tint.dark),
    disc([192, 270], 14, tint.light),
    stroke('M192 270l7 -8', '#ffffff', 4),
  )

const jaw = (x: number, y: number) =>
  box([x - 17, y, 34, 42], copper.dark, 4) + box([x - 17, y, 12, 42], copper.light, 4) + box([x + 5, y, 12, 42], copper.main, 4)

/** An open switch: copper blades in jaws on an insulating plate, the handle at the side. */
export function knifeSwitch({ tint, poles, isDouble }: { tint: Tint; poles: number; isDouble: boolean }): string {
  const step = 62
  const width = poles * step + 32
  const x = 176 - width / 2
  const first = x + 16 + step / 2
  return picture(
    shadow([196, 366], width * 0.6 + 20),
    block([x, 40, width, 320], tones('#e9e2d4'), { depth: 16 }),
    row(
      { name: 'pole', count: poles, step: [step, 0] },
      jaw(first, 66),
      isDouble ? jaw(first, 292) : jaw(first, 270),
      screw([first, 54], 9),
      screw([first, 346], 9),
      isDouble ? jaw(first, 180) : '',
      box([first - 7, 78, 14, isDouble ? 134 : 226], copper.light, 3),
      box([first + 3, 78, 4, isDouble ? 134 : 226], copper.dark, 2),
    ),
    box([x + 14, isDouble ? 128 : 176, width + 30, 18], casing.main, 5),
    box([x + 14, isDouble ? 128 : 176, width + 30, 6], casing.light, 5),
    box([x + width + 32, isDouble ? 90 : 120, 26, 130], tint.dark, 12),
    box([x + width + 32, isDouble ? 90 : 120, 18, 130], tint.main, 9),
  )
}

export function changeover({ tint, poles }: { tint: Tint; poles: number }): string {
  const half = poles > 2 ? 116 : 92
  const unit = (x: number) =>
    box([x, 132, half, 200], casing.main, 6) +
    row(
      { name: `pole${x}`, count: poles, step: [half / poles, 0] },
      box([x + half / poles / 2 - 9, 140, 18, 26], steel.main, 2),
      box([x + half / poles / 2 - 9, 298, 18, 26], steel.main, 2),
    ) +
    box([x + 6, 176, half - 12, 112], grey.light, 4) +
    box([x + half / 2 - 16, 212, 32, 60], '#39424b', 5)
  return picture(
    shadow([206, 346], half + 50),
    block([192 - half - 16, 56, half * 2 + 32, 284], white, { depth: 26 }),
    unit(192 - half - 6),
    unit(198),
    box([192 - half / 2 - 19, 220, 26, 24], '#33a057', 4),
    box([198 + half / 2 - 13, 240, 26, 24], '#8a949f', 4),
    letters([186 - half / 2, 202], 'I', '#39424b', 24),
    letters([198 + half / 2, 202], 'II', '#39424b', 24),
    box([192 - half - 6, 66, half * 2 + 12, 54], tint.main, 6),
    box([192 - 46, 74, 92, 38], '#1d3c35', 4),
    stroke('M160 88h30M160 100h20M212 82l-8 12h14l-8 12', '#7df0b0', 5),
    disc([192 - half + 20, 93], 9, '#7df0b0'),
    disc([192 + half - 20, 93], 9, '#ffd25e'),
  )
}

export const fuseLink = ({ tint, isCylinder, size }: { tint: Tint; isCylinder: boolean; size: number }) =>
  isCylinder
    ? picture(
        shadow([206, 330], 120),
        `<g transform="rotate(-28 200 200)">`,
        scaled(
          size * 1.1,
          box([92, 158, 216, 84], white.main, 6),
          box([92, 158, 216, 22], '#ffffff', 6),
          box([92, 220, 216, 22], white.dark, 6),
          row(
            { name: 'cap', count: 2, step: [198, 0] },
            box([64, 152, 74, 96], steel.main, 10),
            box([64, 160, 74, 20], steel.pale),
            box([64, 224, 74, 24], steel.dark, 10),
          ),
          box([150, 158, 100, 84], tint.main),
          box([150, 158, 100, 22], tint.light),
          box([150, 220, 100, 22], tint.dark),
          letters([200, 212], 'gG', '#ffffff', 30),
        ),
        '</g>',
      )
    : picture(
        shadow([206, 372], 90),
        scaled(
          size,
          box([176, 24, 40, 354], aluminium.main, 8),
          box([176, 24, 12, 354], aluminium.pale, 6),
          box([196, 24, 4, 354], aluminium.dark),
          block([128, 108, 136, 186], tones('#f0ebe1'), { depth: 30 }),
          box([124, 96, 144, 24], brass.main, 4),
          box([124, 284, 144, 24], brass.main, 4),
          box([124, 96, 144, 8], brass.light, 4),
          box([124, 300, 144, 8], brass.dark, 4),
          box([140, 134, 112, 136], tint.main, 5),
          box([140, 134, 112, 30], tint.light, 5),
          letters([196, 216], 'gG', '#ffffff', 40),
          ring([196, 246], 8, '#ffffff', 3),
          stroke('M170 246h52', '#ffffff', 3),
        ),
      )
