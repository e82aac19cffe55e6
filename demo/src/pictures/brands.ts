import { box, disc, each, polygon, ring, shape, stroke, type Tint } from './canvas.ts'

const sixth = (place: number, radius: number) =>
  [80 + Math.sin((place * Math.PI) / 3) * radius, 80 - Math.cos((place * Math.PI) / 3) * radius] as const

const marks: readonly ((tint: Tint) => string)[] = [
  (tint) => disc([80, 80], 56, tint.main) + shape('M92 34L48 90H76L66 128L112 70H84Z', '#ffffff'),
  (tint) =>
    polygon(
      Array.from({ length: 6 }, (_, place) => sixth(place, 60)),
      tint.main,
    ) +
    polygon(
      Array.from({ length: 6 }, (_, place) => sixth(place, 34)),
      '#ffffff',
    ) +
    disc([80, 80], 15, tint.main),
  (tint) =>
    each(3, (place) => stroke(`M26 ${52 + place * 28}q27 -34 54 0t54 0`, [tint.light, tint.main, tint.dark][place] ?? tint.main, 13)),
  (tint) =>
    each(4, (place) =>
      box([26 + place * 28, 100 - place * 24, 22, 32 + place * 24], [tint.pale, tint.light, tint.main, tint.dark][place] ?? tint.main, 4),
    ),
  (tint) =>
    box([24, 24, 112, 112], tint.main, 26) +
    box([56, 44, 14, 34], '#ffffff', 4) +
    box([90, 44, 14, 34], '#ffffff', 4) +
    shape('M46 76H114V88A34 30 0 0 1 46 88Z', '#ffffff') +
    box([74, 112, 12, 24], '#ffffff'),
  (tint) => ring([80, 80], 50, tint.main, 14) + ring([80, 80], 26, tint.light, 10) + disc([80, 80], 10, tint.dark),
  (tint) =>
    polygon(
      [
        [80, 18],
        [142, 130],
        [18, 130],
      ],
      tint.main,
    ) +
    polygon(
      [
        [80, 62],
        [110, 116],
        [50, 116],
      ],
      '#ffffff',
    ),
  (tint) =>
    disc([80, 80], 58, tint.dark) +
    each(
      3,
      (place) =>
        disc([80 + Math.sin((place * Math.PI * 2) / 3) * 26, 80 - Math.cos((place * Math.PI * 2) / 3) * 26], 21, tint.light) +
        disc([80 + Math.sin((place * Math.PI * 2) / 3) * 26, 80 - Math.cos((place * Math.PI * 2) / 3) * 26], 10, '#ffffff'),
    ),
  (tint) => shape('M80 16L136 36V82Q136 124 80 146Q24 124 24 82V36Z', tint.main) + stroke('M54 80L74 102L110 58', '#ffffff', 13),
  (tint) =>
    disc([80, 80], 30, tint.main) +
    each(
      8,
      (place) =>
        `<rect x="74" y="18" width="12" height="24" rx="6" fill="${place % 2 ? tint.light : tint.main}" transform="rotate(${place * 45} 80 80)"/>`,
    ),
  (tint) => each(3, (place) => stroke(`M${30 + place * 34} 32l34 48 -34 48`, [tint.light, tint.main, tint.dark][place] ?? tint.main, 15)),
  (tint) =>
    box([24, 24, 52, 52], tint.main, 8) +
    box([84, 24, 52, 52], tint.light, 8) +
    box([24, 84, 52, 52], tint.light, 8) +
    box([84, 84, 52, 52], tint.dark, 26),
  (tint) =>
    shape('M80 16A64 64 0 0 1 144 80H112A32 32 0 0 0 80 48Z', tint.light) +
    shape('M144 80A64 64 0 0 1 80 144V112A32 32 0 0 0 112 80Z', tint.main) +
    shape('M80 144A64 64 0 0 1 16 80H48A32 32 0 0 0 80 112Z', tint.dark) +
    disc([48, 48], 16, tint.main),
]

/** The same name always gets the same number, and neighbours in the alphabet do not share it. */
const numberOf = (name: string) =>
  [...name].reduce((sum, letter, place) => (sum * 31 + (letter.codePointAt(0) ?? 0) * (place + 1)) % 9973, 7)

/** A mark and a word mark side by side. */
export function brandLogo({ name, tint }: { name: string; tint: Tint }): string {
  const number = numberOf(name)
  const mark = marks[Math.floor(number / 5) % marks.length] ?? marks[0]
  const isLoud = number % 3 === 0
  const text = isLoud ? name.toUpperCase() : name
  // The width is fixed, so that the word fits whatever sans-serif the viewer has.
  const size = Math.min(56, 376 / text.length / (isLoud ? 0.72 : 0.6))
  const width = Math.min(320, text.length * size * (isLoud ? 0.7 : 0.58))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${Math.round(width + 176)} 160">${mark?.(tint) ?? ''}<text x="160" y="${Math.round(80 + size * 0.35)}" font-family="Arial,sans-serif" font-size="${Math.round(size)}" font-weight="${number % 2 ? 700 : 800}" fill="${number % 4 ? tint.deep : '#2c3642'}" textLength="${Math.round(width)}" lengthAdjust="spacingAndGlyphs">${text}</text></svg>`
}
