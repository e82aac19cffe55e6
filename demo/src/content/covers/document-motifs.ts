import { box, disc, type Draw, each, line, path, ring, turned } from './shapes.ts'

const sheet = (c: Parameters<Draw>[0]) => path('M-66 -96 H32 L70 -58 V96 H-66 Z', c.light) + path('M32 -96 L70 -58 H32 Z', c.mid)

const document: Draw = (c) =>
  sheet(c) +
  each(5, (place) => box([-48, -36 + place * 20, place === 4 ? 44 : 96, 8], place === 0 ? c.main : c.shape, 4)) +
  box([-48, -70, 56, 12], c.main, 4) +
  ring(38, 66, 18, c.accent, 6)

const list: Draw = (c) =>
  box([-72, -84, 144, 176], c.light, 12) +
  box([-30, -98, 60, 26], c.ink, 8) +
  each(4, (place) => {
    const y = -50 + place * 36
    return (
      box([-54, y, 24, 24], place === 3 ? c.shape : c.main, 5) +
      (place === 3 ? '' : line(`M-49 ${y + 12} L-43 ${y + 18} L-35 ${y + 7}`, c.light, 4)) +
      box([-18, y + 7, place % 2 ? 54 : 72, 10], place === 1 ? c.accent : c.mid, 5)
    )
  })

const eye = (x: number, y: number, c: Parameters<Draw>[0]) =>
  box([x, y, 54, 54], c.ink, 6) + box([x + 9, y + 9, 36, 36], c.light, 3) + box([x + 18, y + 18, 18, 18], c.main, 2)

const cells = ['110101', '011010', '101101', '010110', '111001', '100111', '011010']

/** Cells of the free middle and corner, seven rows of a grid of 18. */
const qr: Draw = (c) =>
  box([-92, -92, 184, 184], c.light, 14) +
  eye(-78, -78, c) +
  eye(24, -78, c) +
  eye(-78, 24, c) +
  cells
    .map((row, y) =>
      Array.from(row, (cell, x) =>
        cell === '1' ? box([-16 + x * 16, -16 + y * 13.5, 13, 11], (x + y) % 5 === 0 ? c.accent : c.ink, 2) : '',
      ).join(''),
    )
    .join('') +
  each(3, (place) => box([-14, -76 + place * 19, place === 1 ? 13 : 28, 13], place === 1 ? c.accent : c.ink, 2)) +
  each(3, (place) => box([-76 + place * 19, -14, 13, place === 1 ? 28 : 13], c.ink, 2))

const card: Draw = (c) =>
  turned(
    -8,
    box([-98, -62, 196, 124], c.main, 16) +
      box([-98, -36, 196, 26], c.ink) +
      box([-78, 12, 48, 30], c.accent, 6) +
      box([0, 18, 76, 9], c.light, 4) +
      box([0, 36, 48, 9], c.mid, 4),
  )

const calculator: Draw = (c) =>
  box([-68, -94, 136, 188], c.ink, 14) +
  box([-54, -80, 108, 40], c.shape, 6) +
  box([-2, -68, 46, 14], c.main, 3) +
  each(12, (place) => box([-54 + (place % 3) * 38, -26 + Math.floor(place / 3) * 29, 32, 22], place === 11 ? c.accent : c.mid, 5))

const percent: Draw = (c) =>
  path(
    'M0 -96 L26 -76 L58 -80 L66 -48 L92 -30 L80 0 L92 30 L66 48 L58 80 L26 76 L0 96 L-26 76 L-58 80 L-66 48 L-92 30 L-80 0 L-92 -30 L-66 -48 L-58 -80 L-26 -76 Z',
    c.accent,
  ) +
  ring(-26, -24, 17, c.ink, 10) +
  ring(26, 26, 17, c.ink, 10) +
  line('M34 -40 L-34 42', c.ink, 11)

const chart: Draw = (c) =>
  box([-96, -84, 192, 168], c.light, 12) +
  [36, 58, 50, 86, 112]
    .map((height, place) => box([-78 + place * 34, 62 - height, 22, height], place === 4 ? c.accent : place % 2 ? c.main : c.mid, 4))
    .join('') +
  line('M-68 4 L-34 -18 L0 -10 L34 -46 L70 -68', c.ink, 6)

const blueprint: Draw = (c) =>
  box([-100, -74, 200, 148], c.main, 8) +
  each(9, (place) => line(`M${-80 + place * 20} -74 V74`, `${c.light}33`, 1.5)) +
  each(6, (place) => line(`M-100 ${-54 + place * 22} H100`, `${c.light}33`, 1.5)) +
  line('M-70 50 V-44 H20 V-10 H70 V50 Z M-70 6 H-10 M20 -10 V50', c.light, 5) +
  disc(-40, -20, 9, c.accent) +
  disc(46, 20, 9, c.accent)

const ruler: Draw = (c) =>
  turned(
    -35,
    box([-108, -26, 216, 52], c.accent, 8) + each(11, (place) => line(`M${-94 + place * 19} -24 V${place % 2 ? -8 : 4}`, c.ink, 4)),
  )

const magnifier: Draw = (c) =>
  line('M34 34 L88 88', c.ink, 26) +
  disc(-16, -16, 66, c.main) +
  disc(-16, -16, 50, c.light) +
  line('M-46 -22 A34 34 0 0 1 -18 -48', c.mid, 9)

const repeat: Draw = (c) =>
  line('M-70 -14 A70 70 0 0 1 52 -48', c.main, 20) +
  path('M36 -92 L92 -50 L30 -14 Z', c.main) +
  line('M70 14 A70 70 0 0 1 -52 48', c.accent, 20) +
  path('M-36 92 L-92 50 L-30 14 Z', c.accent)

export const documentMotifs = { document, list, qr, card, calculator, percent, chart, blueprint, ruler, magnifier, repeat }
