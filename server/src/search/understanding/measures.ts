import { wordTerm } from '../engine/normalise/tokenise.ts'
import type { Atom } from './atoms.ts'

/** A unit as a multiple of the base unit of its dimension. */
export type Unit = { dimension: string; factor: number }

/** Each dimension with its units: factor, then the spellings people use. The first spelling need not be that of the catalogue. */
const DIMENSIONS: Record<string, readonly (readonly [factor: number, ...spellings: string[]])[]> = {
  current: [
    [1, 'а', 'a', 'ампер', 'амп'],
    [0.001, 'ма', 'ma', 'миллиампер'],
    [1000, 'ка', 'ka', 'килоампер'],
  ],
  voltage: [
    [1, 'в', 'v', 'вольт'],
    [1000, 'кв', 'kv', 'киловольт'],
  ],
  power: [
    [1, 'вт', 'w', 'ватт'],
    [1000, 'квт', 'kw', 'киловатт'],
  ],
  'apparent power': [
    [1, 'ва', 'va', 'вольтампер'],
    [1000, 'ква', 'kva', 'киловольтампер'],
  ],
  charge: [[1, 'ач', 'ah', 'а ч', 'ампер час', 'амперчас']],
  length: [
    [1, 'мм', 'mm', 'миллиметр'],
    [10, 'см', 'cm', 'сантиметр'],
    [1000, 'м', 'm', 'метр'],
    [1_000_000, 'км', 'km', 'километр'],
    [25.4, 'дюйм', 'inch'],
  ],
  section: [[1, 'мм2', 'mm2', 'мм кв', 'кв мм', 'квадрат', 'кв', 'квадратный миллиметр']],
  area: [[1, 'м2', 'm2', 'м кв', 'кв м', 'квадратный метр', 'квадрат']],
  volume: [
    [1, 'мл', 'ml'],
    [1000, 'л', 'l', 'литр'],
    [1_000_000, 'м3', 'куб', 'кубометр'],
  ],
  mass: [
    [1, 'г', 'g', 'грамм'],
    [1000, 'кг', 'kg', 'килограмм'],
  ],
  frequency: [
    [1, 'гц', 'hz', 'герц'],
    [1000, 'кгц', 'khz'],
  ],
  resistance: [
    [1, 'ом', 'ohm'],
    [1000, 'ком', 'kohm'],
  ],
  light: [[1, 'лм', 'lm', 'люмен']],
  'colour temperature': [[1, 'к', 'k', 'кельвин']],
  angle: [[1, '°', 'градус', 'град']],
  temperature: [[1, '° c', '°c', 'градус', 'град']],
  speed: [[1, 'об мин', 'оборот', 'rpm', 'об']],
  flow: [[1, 'м3 ч', 'м3 час', 'куб час', 'm3 h']],
  pressure: [
    [1, 'бар', 'bar', 'атм', 'атмосфера'],
    [10, 'мпа', 'mpa'],
  ],
  time: [
    [1, 'мин', 'минута', 'min'],
    [60, 'ч', 'час', 'h'],
  ],
  poles: [[1, 'п', 'p']],
  years: [[1, 'лет', 'год']],
  height19: [[1, 'u', 'юнит']],
  force: [[1, 'н', 'ньютон']],
  share: [[1, '%', 'процент']],
}

const termsOf = (spelling: string) => spelling.split(' ').map(wordTerm).join(' ')

const bySpelling = new Map<string, Unit[]>()
for (const [dimension, units] of Object.entries(DIMENSIONS))
  for (const [factor, ...spellings] of units)
    for (const spelling of new Set(spellings.map(termsOf)))
      bySpelling.set(spelling, [...(bySpelling.get(spelling) ?? []), { dimension, factor }])

/** One word for the spellings of a unit that means one thing alone: «метров» is «м». */
const canonical = new Map<string, string>()
for (const units of Object.values(DIMENSIONS))
  for (const [, first = '', ...others] of units)
    for (const spelling of others.map(termsOf))
      if ((bySpelling.get(spelling)?.length ?? 0) === 1 && !spelling.includes(' ')) canonical.set(spelling, termsOf(first))

/** The term of a word after a number. */
export const unitTerm = (term: string): string => canonical.get(term) ?? term

/** Whether a word is a unit by common knowledge. */
export const isUnit = (term: string): boolean => bySpelling.has(term)

const MOST_WORDS = 3

/** The unit of a feature as its catalogue writes it; one that is not known here is a dimension of its own. */
export function unitOfFeature(atoms: readonly Atom[], written: string): Unit {
  const key = atoms.map(({ term }) => term).join(' ')
  const [known] = bySpelling.get(key) ?? []
  // Squares of millimetres are sections of conductors, of metres areas: both are said «квадрат».
  return known ?? { dimension: key || written, factor: 1 }
}

/** Units the words after a number can be, the longest first, with how many words they take. */
export function unitsAt(atoms: readonly Atom[], at: number, own: ReadonlyMap<string, Unit[]>): { units: Unit[]; words: number }[] {
  const found: { units: Unit[]; words: number }[] = []
  for (let words = Math.min(MOST_WORDS, atoms.length - at); words > 0; words--) {
    const key = atoms
      .slice(at, at + words)
      .map(({ term }) => term)
      .join(' ')
    const units = [...(bySpelling.get(key) ?? []), ...(own.get(key) ?? [])]
    if (units.length > 0) found.push({ units, words })
  }
  return found
}

/** Mains voltages before and after the standard of 2014: goods of both are asked for by either. */
const SAME_VOLTAGES = new Map([
  [220, 230],
  [230, 220],
  [380, 400],
  [400, 380],
])

export const sameVoltage = (dimension: string, base: number): number | null =>
  dimension === 'voltage' ? (SAME_VOLTAGES.get(base) ?? null) : null

/** Goods sold by apparent power are asked for in watts. */
const STANDS_FOR = new Map([
  ['power', 'apparent power'],
  ['apparent power', 'power'],
])

export const standInFor = (dimension: string): string | undefined => STANDS_FOR.get(dimension)

const PIECES = new Set(['шт', 'штук', 'штука', 'pcs', 'компл', 'комплект', 'уп', 'упак', 'упаковка'].map(wordTerm))
const METRES = new Set(['м', 'm', 'метр'].map(wordTerm))

/** Words that make a number before them an amount to buy. */
export const isPieces = (term: string): boolean => PIECES.has(term)
export const isMetres = (term: string): boolean => METRES.has(term)

/** Numbers of a feature and of a text in one form, free of the noise of floating point. */
export const baseOf = (number: number, { factor }: Unit): number => Number((number * factor).toPrecision(9))
