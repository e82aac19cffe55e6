import { skeleton } from './characters.ts'

/** Spellings of a unit, Russian first. In names they stand after a number, glued or apart. */
const SPELLINGS = [
  ['а', 'a'],
  ['ма', 'ma'],
  ['ка', 'ka'],
  ['в', 'v'],
  ['кв', 'kv'],
  ['мв', 'mv'],
  ['вт', 'w'],
  ['квт', 'kw'],
  ['ва', 'va'],
  ['ква', 'kva'],
  ['мм', 'mm'],
  ['мм2', 'mm2', 'ммкв'],
  ['см', 'cm'],
  ['м', 'm'],
  ['кг', 'kg'],
  ['г', 'g'],
  ['л', 'l'],
  ['лм', 'lm'],
  ['к', 'k'],
  ['гц', 'hz'],
  ['кгц', 'khz'],
  ['ом', 'ohm'],
  ['ком', 'kohm'],
  ['мкф', 'uf'],
  ['п', 'p', 'р'],
  ['мод', 'mod'],
  ['шт', 'pcs'],
  ['дб', 'db'],
  ['нм', 'nm'],
  ['ч', 'h'],
]

const canonical = new Map<string, string>()
for (const [first = '', ...others] of SPELLINGS) {
  const unit = first === 'п' ? 'p' : skeleton(first)
  // The first meaning wins: «м» is metres in skeleton as well as in Latin.
  for (const spelling of [first, ...others]) if (!canonical.has(skeleton(spelling))) canonical.set(skeleton(spelling), unit)
}

/** The unit a chain of letters means after a number, in skeleton; null when it is no unit. */
export const unitOf = (letters: string): string | null => canonical.get(skeleton(letters)) ?? null
