import { goods, type Good } from './goods.ts'
import type { Label } from './labelled-line.ts'
import type { Random } from './random.ts'
import { asScanned } from './slips.ts'

const LATIN = 'ABCEHKMOPTXY'
const CYRILLIC = 'АВСЕНКМОРТХУ'
const swapped = (code: string, { from, to }: { from: string; to: string }) =>
  [...code].map((letter) => to[from.indexOf(letter)] ?? letter).join('')

const KEPT = 6
/** A code as it arrives in a list: copied as it is, or retyped in small letters, another alphabet, without its separators. */
export function retyped(code: string, random: Random): string {
  const way = random.below(KEPT + 6)
  if (way === KEPT) return code.toLowerCase()
  if (way === KEPT + 1) return swapped(code, { from: LATIN, to: CYRILLIC })
  if (way === KEPT + 2) return swapped(code, { from: CYRILLIC, to: LATIN })
  if (way === KEPT + 3) return code.replace(/[-./]/g, '')
  if (way === KEPT + 4) return code.replace(/[-./]/g, ' ')
  if (way === KEPT + 5) return code.replace(/[-/]/g, '.')
  return code
}

/** Separators, case and alphabet do not tell codes apart: people retype them. */
const asRetyped = (code: string) => swapped(code.toUpperCase(), { from: CYRILLIC, to: LATIN }).replace(/[\s./\\_-]/g, '')

function codesBy(key: (code: string) => string): Map<string, Set<Good>> {
  const bearers = new Map<string, Set<Good>>()
  for (const good of goods)
    for (const code of [good.article, good.manufacturerCode, good.ean]) {
      const same = bearers.get(key(code)) ?? new Set()
      bearers.set(key(code), same.add(good))
    }
  return bearers
}
const indexes = new Map([asRetyped, asScanned].map((key) => [key, codesBy(key)]))

/** The goods that bear the code, or one that may have been meant by it, and of which the rest of the line is true. */
export function codeLabel(
  code: string,
  { isMeant = () => true, key = asRetyped }: { isMeant?: (good: Good) => boolean; key?: (code: string) => string } = {},
): Label {
  const meant = [...(indexes.get(key)?.get(key(code)) ?? [])].filter(isMeant)
  const [first] = meant
  if (!first) throw new Error(`Nothing bears the code ${code}`)
  return meant.length === 1 ? { article: first.article } : { ambiguous: meant.map(({ article }) => article) }
}
