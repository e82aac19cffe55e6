import { box, each, faded, glow, oval, row, shape, stroke, turned, blend } from './canvas.ts'
import { grey, steel, tones, white } from './tones.ts'

const cap = ({ y, width }: { y: number; width: number }) =>
  each(
    4,
    (turn) =>
      box([200 - width / 2, y + turn * 15, width, 13], steel.dark, 6) +
      box([202 - width / 2, y + turn * 15, width - 6, 8], turn % 2 ? steel.main : steel.light, 4),
  ) +
  box([200 - width * 0.32, y + 58, width * 0.64, 14], '#59646f', 6) +
  box([200 - width * 0.16, y + 68, width * 0.32, 10], '#39424b', 4)

const glass = ({ d, hue, shine }: { d: string; hue: string; shine: readonly [number, number] }) =>
  blend('glass', ['#ffffff', tones(hue).pale, hue], [0.6, 1]).definition +
  shape(d, 'url(#glass)') +
  faded(0.9, oval(shine, [20, 30], '#ffffff'))

/** LED lamps by the shape of their bulb, shining in the given colour. */
export const bulbs = {
  A60: (hue: string) =>
    glow([200, 150], 180, hue) +
    cap({ y: 306, width: 78 }) +
    shape('M128 214L160 306H240L272 214Z', white.main) +
    shape('M240 306L272 214H244L222 306Z', white.dark) +
    glass({ d: 'M108 142A92 92 0 1 1 292 142C292 186 276 200 270 222H130C124 200 108 186 108 142Z', hue, shine: [160, 104] }),
  C37: (hue: string) =>
    glow([200, 156], 170, hue) +
    cap({ y: 306, width: 60 }) +
    shape('M146 230L170 306H230L254 230Z', white.main) +
    shape('M230 306L254 230H234L216 306Z', white.dark) +
    glass({
      d: 'M200 28C214 70 262 112 262 178C262 214 254 222 250 240H150C146 222 138 214 138 178C138 112 186 70 200 28Z',
      hue,
      shine: [174, 150],
    }),
  G45: (hue: string) =>
    glow([200, 168], 180, hue) +
    cap({ y: 306, width: 64 }) +
    shape('M140 244L168 306H232L260 244Z', white.main) +
    shape('M232 306L260 244H238L218 306Z', white.dark) +
    glass({ d: 'M112 176A88 88 0 1 1 288 176C288 212 272 230 262 250H138C128 230 112 212 112 176Z', hue, shine: [162, 136] }),
  MR16: (hue: string) =>
    glow([200, 150], 180, hue) +
    row(
      { name: 'leg', count: 2, step: [44, 0] },
      box([170, 316, 14, 44], steel.main, 4),
      box([170, 316, 5, 44], steel.pale, 3),
      box([166, 346, 22, 14], steel.dark, 5),
    ) +
    shape('M92 150L160 326H240L308 150Z', white.main) +
    shape('M308 150L240 326H214L262 150Z', white.dark) +
    each(6, (place) => stroke(`M${118 + place * 33} 176L${166 + place * 14} 306`, white.deep, 3)) +
    oval([200, 142], [112, 58], steel.dark) +
    oval([200, 138], [110, 56], white.main) +
    oval([200, 138], [96, 47], hue) +
    oval([200, 136], [84, 40], '#fffdf4') +
    [-44, 0, 44].map((x) => oval([200 + x, 136], [17, 11], hue)).join(''),
  GX53: (hue: string) =>
    glow([200, 206], 190, hue) +
    row({ name: 'leg', count: 2, step: [110, 0] }, box([132, 92, 26, 42], steel.main, 5), box([126, 86, 38, 16], steel.light, 6)) +
    shape('M54 200Q54 132 120 126H280Q346 132 346 200V224H54Z', white.dark) +
    shape('M60 196Q64 138 122 132H278Q336 138 340 196Z', white.main) +
    oval([200, 226], [150, 66], grey.dark) +
    oval([200, 220], [148, 64], white.main) +
    oval([200, 222], [126, 52], hue) +
    oval([196, 218], [112, 44], '#fffdf4'),
  T8: (hue: string) =>
    glow([200, 200], 190, hue) +
    turned(
      -38,
      box([34, 170, 332, 60], hue, 8),
      box([34, 170, 332, 40], tones(hue).pale, 8),
      box([34, 178, 332, 12], '#ffffff', 6),
      row(
        { name: 'end', count: 2, step: [310, 0] },
        box([22, 166, 46, 68], steel.dark, 8),
        box([22, 166, 46, 54], steel.main, 8),
        box([22, 170, 46, 12], steel.pale, 5),
      ),
      box([6, 186, 18, 8], steel.deep, 3),
      box([6, 206, 18, 8], steel.deep, 3),
      box([378, 186, 16, 8], steel.deep, 3),
      box([378, 206, 16, 8], steel.deep, 3),
    ),
} satisfies Record<string, (hue: string) => string>
